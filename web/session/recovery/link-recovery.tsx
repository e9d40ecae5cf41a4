import { useState } from 'react';
import { resetPassword } from '#contract/recovery.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import type { Recovery } from '#web/lib/navigation/secret-search.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { whileLeaving } from '#web/realtime/leaving.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { newPasswordErrors } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

interface LinkRecoveryProps {
  recovery: Recovery;
  /** The link was used before, or is too old. */
  onSpent: () => void;
}

export function LinkRecovery({ recovery: { email, token }, onSpent }: LinkRecoveryProps) {
  const api = useApi();
  const signInAgain = useSignInAgain();
  const [password, setPassword] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    refuse(newPasswordErrors(password, 'password'));
    try {
      await whileLeaving(() => api.call(resetPassword, { body: { email, token, password } }));
    } catch (error) {
      if (isAboutLink(error)) return onSpent();
      throw error;
    }
    return signInAgain(email);
  });
  const error = errorsOf('password')[0];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <p>
        Для аккаунта <strong className="[overflow-wrap:anywhere]">{email}</strong>. На всех
        устройствах нужно будет войти заново.
      </p>
      {!error && <FormProblem problem={problem} />}
      <NewPasswordField
        username={email}
        value={password}
        onValueChange={setPassword}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the link was opened to fill this in
        autoFocus
      />
      <Button type="submit" wide size="large" pending={pending}>
        Сохранить пароль
      </Button>
    </SubmitForm>
  );
}

/** The server says nothing of the password, so it is the link that it does not take. */
function isAboutLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, errors } = error.problem;
  return [404, 409, 410, 422].includes(status) && !errors?.['password'];
}
