import { Link, useRouter } from '@tanstack/react-router';
import { consentCalls, type FreeConsent, type HeldConsent } from '#contract/settings.ts';
import { roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { ConsentHistory } from './consent-history.tsx';
import { SavedSwitch } from '#web/lib/forms/saved-switch.tsx';
import { Section } from './section.tsx';
import { linkLook } from './words.ts';

const switches: { kind: FreeConsent; label: string; hint: string; role?: 'worker' }[] = [
  {
    kind: 'distribution',
    label: 'Показывать моё имя и фото всем',
    hint: 'Без этого согласия анкета остаётся, но имя и фотографии на ней никто не увидит.',
    role: 'worker',
  },
  {
    kind: 'marketing',
    label: 'Присылать новости и советы',
    hint: 'Изредка и только на почту. Отказаться можно в любой момент.',
  },
];

type ConsentsSectionProps = { user: User; consents: readonly HeldConsent[] };

export function ConsentsSection({ user, consents }: ConsentsSectionProps) {
  const api = useApi();
  const router = useRouter();
  const role = roleFromWire(user.role.name);
  const isHeld = (kind: FreeConsent) =>
    consents.some((one) => one.kind === kind && one.withdrawn_at === null);
  const save = (kind: FreeConsent) => async (isGiven: boolean) => {
    await api.call(isGiven ? consentCalls.give : consentCalls.withdraw, { params: { kind } });
    await router.invalidate();
  };
  return (
    <Section
      id="consents"
      title="Согласия"
      text={
        <>
          Полные тексты —{' '}
          <Link to="/data-processing" className={linkLook}>
            на отдельной странице
          </Link>
          .
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {switches
          .filter((one) => [undefined, role].includes(one.role))
          .map(({ kind, label, hint }) => (
            <SavedSwitch
              key={kind}
              label={label}
              hint={hint}
              value={isHeld(kind)}
              save={save(kind)}
            />
          ))}
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        Без соглашения и без обработки данных аккаунт существовать не может. Чтобы отозвать их,{' '}
        <Link to="." hash="deletion" className={linkLook}>
          удалите аккаунт
        </Link>
        .
      </p>
      <ConsentHistory consents={consents} />
    </Section>
  );
}
