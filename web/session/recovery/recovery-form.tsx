import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LoginField } from '../sign-in/login-field.tsx';
import type { RecoveryRequest } from './use-recovery-request.ts';

interface RecoveryFormProps {
  login: string;
  onLoginChange: (login: string) => void;
  recovery: RecoveryRequest;
}

export function RecoveryForm({ login, onLoginChange, recovery: { request } }: RecoveryFormProps) {
  const error = request.errorsOf('login')[0];
  return (
    <SubmitForm onSubmit={() => void request.submit(login)} attempt={request.attempt}>
      {!error && <FormProblem problem={request.problem} />}
      <LoginField
        hint="На почту придёт ссылка, на телефон — код"
        value={login}
        onChange={(event) => onLoginChange(event.target.value)}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to fill this in
        autoFocus
      />
      <Button type="submit" wide size="large" pending={request.pending}>
        Продолжить
      </Button>
    </SubmitForm>
  );
}
