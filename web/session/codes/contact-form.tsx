import { useState } from 'react';
import { formatPhone, normalizeEmail, normalizePhone } from '#contract/contacts.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PhoneField } from '#web/ui/fields/masked-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { Channel, CodeSending } from './code-sending.ts';
import { PasswordAgain } from './password-again.tsx';

interface ContactFormProps {
  channel: Channel;
  contact: string | null;
  sending: CodeSending;
  /** The person has just asked for it. */
  takesFocus: boolean;
  /** Another contact than that of the account is wanted. */
  isNew: boolean;
  password: string;
  onPasswordChange: (password: string) => void;
  onSent: () => void;
}

const wanted = {
  phone: 'Введите телефон полностью, например +7\u00a0900\u00a0123\u00a045\u00a067',
  email: 'Введите адрес почты, например anna@mail.ru',
};

export function ContactForm({
  channel,
  contact,
  sending,
  takesFocus,
  isNew,
  password,
  onPasswordChange,
  onSent,
}: ContactFormProps) {
  const isPhone = channel === 'phone';
  const [text, setText] = useState(isPhone && contact ? formatPhone(contact) : (contact ?? ''));
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    const target = isPhone ? normalizePhone(text) : normalizeEmail(text);
    if (!target) return refuse({ [channel]: [wanted[channel]] });
    // The code that is on its way there is good; a second one would only wait for its turn.
    if (target !== sending.sentTo || sending.secondsLeft === 0)
      await sending.send(target, { password });
    return onSent();
  });
  const error = errorsOf(channel)[0];
  const passwordError = errorsOf('password')[0];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && !passwordError && <FormProblem problem={problem} />}
      {isPhone ? (
        <PhoneField
          label={isNew ? 'Новый телефон' : 'Телефон'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only when asked for
          autoFocus={takesFocus}
          hint="Пришлём СМС с кодом. Номер никому не показываем без вашего согласия."
          value={text}
          onValueChange={setText}
          error={error}
        />
      ) : (
        <TextField
          label={isNew ? 'Новая почта' : 'Почта'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only when asked for
          autoFocus={takesFocus}
          hint="Пришлём письмо с кодом"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
      )}
      <PasswordAgain
        value={password}
        onValueChange={onPasswordChange}
        error={passwordError}
        // Newcomers come to their first contacts without it.
        waits={!isNew}
      />
      <Button type="submit" size="large" pending={pending} className="sm:self-start">
        Получить код
      </Button>
    </SubmitForm>
  );
}
