import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LoginField } from '../sign-in/login-field.tsx';
import type { RecoveryAsking } from './recovery-asking.ts';

interface RecoveryFormProps {
  login: string;
  onLoginChange: (login: string) => void;
  recovery: RecoveryAsking;
}

export function RecoveryForm({ login, onLoginChange, recovery: { asking } }: RecoveryFormProps) {
  const error = asking.errorsOf('login')[0];
  return (
    <SubmitForm onSubmit={() => void asking.submit(login)} attempt={asking.attempt}>
      {!error && <FormProblem problem={asking.problem} />}
      <LoginField
        hint="На почту придёт ссылка, на телефон — код"
        value={login}
        onChange={(event) => onLoginChange(event.target.value)}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to fill this in
        autoFocus
      />
      <Button type="submit" wide size="large" pending={asking.pending}>
        Продолжить
      </Button>
    </SubmitForm>
  );
}
