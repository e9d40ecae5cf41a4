import { useState } from 'react';
import { parseLogin } from '#contract/contacts.ts';
import { register, type User } from '#contract/session.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { nameErrorSoFar } from '#web/lib/forms/name-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RadioGroup } from '#web/ui/fields/choice-group.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LoginField } from './login-field.tsx';
import { rememberSentCode } from '../codes/code-sending.ts';
import { quietButton } from '../codes/quiet-button.ts';
import { consentFields, Consents } from './consents.tsx';
import { registrationErrors, type SignInDraft, type SignInFormProps } from './sign-in-draft.ts';

const fields = {
  role: 'registration-role',
  name: 'registration-name',
  login: 'registration-login',
  password: 'registration-password',
  ...consentFields,
  consents: consentFields.agreement,
};

const roles = [
  { value: 'employer', label: 'Найти помощника', hint: 'Размещу вакансию' },
  { value: 'worker', label: 'Найти работу', hint: 'Размещу анкету' },
] as const;

type RegistrationFormProps = Omit<SignInFormProps, 'onSignedIn'> & {
  onRegistered: (user: User) => void;
};

export function RegistrationForm({ draft, onChange, onRegistered }: RegistrationFormProps) {
  const api = useApi();
  // The code is enough to begin.
  const [wantsPassword, wantPassword] = useState(false);
  const hasPassword = wantsPassword || draft.password !== '';
  const { submit, pending, problem, errorsOf, attempt, clearErrors } = useSubmit(async () => {
    refuse(registrationErrors(draft));
    const { role, name, login, password, consents } = draft;
    const wireRole = role === 'employer' ? 'employee' : 'worker';
    const { user } = await api.call(register, {
      body: { role: wireRole, name, login, consents, ...(password && { password }) },
    });
    const contact = parseLogin(login);
    // The server has sent one along with the registration.
    if (contact) rememberSentCode(contact.channel, contact.value);
    onRegistered(user);
  });

  const change = (changed: Partial<SignInDraft>) => {
    onChange(changed);
    clearErrors([...Object.keys(changed), ...(changed.consents ?? [])]);
  };

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <FormProblem problem={problem} fields={fields} />
      <RadioGroup
        id={fields.role}
        label="Что вам нужно?"
        look="cards"
        options={roles}
        value={draft.role}
        onValueChange={(role) => change({ role })}
        error={errorsOf('role')[0]}
      />
      <TextField
        id={fields.name}
        label="Как вас зовут"
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={nameErrorSoFar(draft.name) ?? errorsOf('name')[0]}
      />
      <LoginField
        id={fields.login}
        hint="Сюда придёт код для подтверждения"
        value={draft.login}
        onChange={(event) => change({ login: event.target.value })}
        error={errorsOf('login')[0]}
      />
      {hasPassword ? (
        <PasswordField
          id={fields.password}
          label="Придумайте пароль"
          hint="Не короче 8 знаков"
          autoComplete="new-password"
          maxLength={200}
          value={draft.password}
          onChange={(event) => change({ password: event.target.value })}
          error={errorsOf('password')[0]}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
          autoFocus={wantsPassword}
        />
      ) : (
        <button
          type="button"
          className={`-my-2 self-start text-left ${quietButton}`}
          onClick={() => wantPassword(true)}
        >
          Придумать пароль сейчас
        </button>
      )}
      <Consents
        given={draft.consents}
        onChange={(consents) => change({ consents })}
        errorOf={(kind) => errorsOf(kind)[0]}
      />
      <Button type="submit" wide size="large" pending={pending}>
        Зарегистрироваться
      </Button>
    </SubmitForm>
  );
}
