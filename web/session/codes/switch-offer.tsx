import { useState } from 'react';
import { switchAccount, type User } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import type { Channel } from './code-sending.ts';
import { FactorStep } from './factor-step.tsx';

interface SwitchOfferProps {
  channel: Channel;
  /** Right, though the contact stays where it is. */
  code: string;
  onSwitched: (user: User) => void | Promise<void>;
  onBack: () => void;
}

/** The contact belongs to another account: whoever holds its code is let in there by one press. */
export function SwitchOffer({ channel, code, onSwitched, onBack }: SwitchOfferProps) {
  const api = useApi();
  const [asksFactor, askFactor] = useState(false);
  const { submit, pending, problem } = useSubmit(async () => {
    try {
      const { user } = await api.call(switchAccount, { body: { channel, code } });
      await onSwitched(user);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.problem.code !== 'second_factor_required') throw error;
      askFactor(true);
    }
  });
  if (asksFactor) return <FactorStep onSignedIn={onSwitched} onBack={onBack} />;
  return (
    <div className="flex flex-col gap-4">
      <Note tone="info">
        <p className="font-semibold">
          {channel === 'phone' ? 'С этим телефоном' : 'С этой почтой'} у вас уже есть аккаунт
        </p>
        <p>Код подошёл, поэтому войти можно без пароля. Новый пустой аккаунт мы удалим.</p>
      </Note>
      <FormProblem problem={problem} />
      <Button size="large" pending={pending} onClick={() => void submit()}>
        Войти в свой аккаунт
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {channel === 'phone' ? 'Указать другой номер' : 'Указать другой адрес'}
      </Button>
    </div>
  );
}
