import { useState } from 'react';
import { changePassword } from '#contract/account.ts';
import type { User } from '#contract/session.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { newPasswordErrors } from '#web/session/recovery/new-password.ts';
import { FirstPassword } from './first-password.tsx';
import { NewPasswordField } from '#web/session/recovery/new-password-field.tsx';
import { quietButton } from '#web/session/codes/quiet-button.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface PasswordFormProps {
  user: User;
  onChanged: () => void;
}

export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [fresh, setFresh] = useState('');
  const [current, setCurrent] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    const missing = !current && { password: ['Введите нынешний пароль'] };
    refuse({ ...missing, ...newPasswordErrors(fresh, 'new_password') });
    await api.call(changePassword, { body: { password: current, new_password: fresh } });
    showSnackbar({ type: 'success', text: 'Пароль изменён. На других устройствах войдите заново' });
    onChanged();
  });
  if (!user.has_password) return <FirstPassword />;
  const error = errorsOf('new_password')[0];
  const currentError = errorsOf('password')[0];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && !currentError && <FormProblem problem={problem} />}
      <PasswordField
        label="Нынешний пароль"
        autoComplete="current-password"
        maxLength={200}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={currentError}
      />
      <ModalLink
        modal="recoverPassword"
        className={`-my-2 inline-flex items-center self-start ${quietButton}`}
      >
        Забыли пароль?
      </ModalLink>
      <NewPasswordField
        username={user.phone ?? user.email ?? ''}
        value={fresh}
        onValueChange={setFresh}
        error={error}
      />
      <Button type="submit" size="large" pending={pending} className="sm:self-start">
        Сохранить пароль
      </Button>
    </SubmitForm>
  );
}
