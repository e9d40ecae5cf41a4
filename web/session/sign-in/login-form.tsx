import { useState } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import { login } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { LoginField } from './login-field.tsx';
import { quietButton } from '../codes/quiet-button.ts';
import { loginErrors, type SignInFormProps } from './sign-in-draft.ts';

const fields = { login: 'sign-in-login', password: 'sign-in-password' };

type LoginFormProps = SignInFormProps & {
  /** The password was right, and a second factor is asked for. */
  onCodeAsked: () => void;
  /** Left out where the way to a new password would lose what lies under the form. */
  onForgotten?: (() => void) | undefined;
};

export function LoginForm({
  draft,
  onChange,
  onSignedIn,
  onCodeAsked,
  onForgotten,
}: LoginFormProps) {
  const api = useApi();
  const [isKnown] = useState(draft.login !== '');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    refuse(loginErrors(draft));
    const body = { login: draft.login, password: draft.password, remember: draft.remember };
    const user = await signIn(api, body);
    if (user) await onSignedIn(user);
    else onCodeAsked();
  });

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <FormProblem problem={problem} fields={fields} />
      <LoginField
        id={fields.login}
        value={draft.login}
        onChange={(event) => onChange({ login: event.target.value })}
        error={errorsOf('login')[0]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to fill this in
        autoFocus={!isKnown}
      />
      <PasswordField
        id={fields.password}
        label="Пароль"
        hint="Ещё не придумали? Нажмите «Забыли пароль?»"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the rest is filled in
        autoFocus={isKnown}
        maxLength={200}
        value={draft.password}
        onChange={(event) => onChange({ password: event.target.value })}
        error={errorsOf('password')[0]}
      />
      {onForgotten && (
        <button type="button" onClick={onForgotten} className={`-my-2 self-start ${quietButton}`}>
          Забыли пароль?
        </button>
      )}
      <Checkbox
        label="Запомнить меня на этом устройстве"
        checked={draft.remember}
        onChange={(event) => onChange({ remember: event.target.checked })}
      />
      <Button type="submit" wide size="large" pending={pending}>
        Войти
      </Button>
    </SubmitForm>
  );
}

/** Null: the password was right, and a code is still to come. */
async function signIn(api: Api, body: CallInput<typeof login>['body']) {
  try {
    return (await api.call(login, { body })).user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem.code !== 'second_factor_required') throw error;
    return null;
  }
}
