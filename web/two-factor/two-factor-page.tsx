import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { getUser } from '#contract/session.ts';
import type { TwoFactor } from '#contract/two-factor.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import { PageCard } from '#web/ui/display/page-card.tsx';
import { Enrolment } from './enrolment.tsx';
import { EnabledFactor } from './enabled-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const texts: Record<TwoFactor['state'] | 'codes', string> = {
  off: 'Кроме пароля понадобится код из приложения на телефоне. Даже если пароль узнают, войти в ваш аккаунт не смогут.',
  needed:
    'Вы работаете с документами и перепиской людей, поэтому одного пароля мало. Настройте вход с кодом: это займёт две минуты, и откроются все разделы.',
  on: 'При входе, кроме пароля, нужен код из приложения.',
  codes:
    'Если потеряете телефон, войдёте по одному из этих кодов. Каждый действует один раз. Больше мы их не покажем: сохраните сейчас.',
};

export function TwoFactorPage({ twoFactor }: { twoFactor: TwoFactor }) {
  const api = useApi();
  const session = useSession();
  const router = useRouter();
  /** Null: they have been seen. */
  const [codes, setCodes] = useState<string[] | null>();

  /** What the person may see depends on it, in the header too. */
  async function showNews() {
    session.set(await api.call(getUser));
    await router.invalidate();
    setCodes(null);
  }

  if (codes) {
    return (
      <PageCard key="codes" title="Резервные коды" text={texts.codes} takesFocus>
        <RecoveryCodes codes={codes} onSaved={showNews} />
      </PageCard>
    );
  }
  return (
    <PageCard
      key="factor"
      title="Вход с кодом"
      text={texts[twoFactor.state]}
      takesFocus={codes === null}
    >
      {twoFactor.state === 'on' ? (
        <EnabledFactor twoFactor={twoFactor} onRenewed={setCodes} onRemoved={showNews} />
      ) : (
        <Enrolment onConfirmed={setCodes} />
      )}
    </PageCard>
  );
}
