import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#contract/russian.ts';
import { twoFactorCalls, type TwoFactor } from '#contract/two-factor.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { PasswordAgain } from '#web/session/codes/password-again.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { RemoveFactor } from './remove-factor.tsx';

interface EnabledFactorProps {
  twoFactor: TwoFactor;
  onRenewed: (recoveryCodes: string[]) => void;
  onRemoved: () => Promise<void>;
}

/** Fewer than these, and it is time for new ones. */
const few = 3;
const codes = ['резервный код', 'резервных кода', 'резервных кодов'] as const;

export function EnabledFactor({ twoFactor, onRenewed, onRemoved }: EnabledFactorProps) {
  const left = twoFactor.recovery_codes_left;
  return (
    <div className="flex flex-col gap-6">
      <Note tone={left < few ? 'warning' : 'success'} icon={<ShieldCheck />}>
        <p className="font-semibold">Вход с кодом включён</p>
        <p>
          {left === 0 ? 'Резервных кодов не осталось.' : `Осталось: ${countOf(left, codes)}.`}
          {left < few && ' Получите новые.'}
        </p>
      </Note>
      <RenewForm onRenewed={onRenewed} />
      <RemoveFactor onRemoved={onRemoved} />
    </div>
  );
}

function RenewForm({ onRenewed }: Pick<EnabledFactorProps, 'onRenewed'>) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    const body = password ? { password } : {};
    const renewed = await api.call(twoFactorCalls.renewRecoveryCodes, { body });
    onRenewed(renewed.recovery_codes);
  });
  const error = errorsOf('password')[0];
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <PasswordAgain value={password} onValueChange={setPassword} error={error} waits />
      <Button
        type="submit"
        kind="secondary"
        pending={pending}
        className="max-sm:w-full sm:self-start"
      >
        Получить новые резервные коды
      </Button>
    </SubmitForm>
  );
}
