import { useState } from 'react';
import { twoFactorCalls } from '#contract/two-factor.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { PasswordAgain } from '#web/session/codes/password-again.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { KeyCard, type AppKey } from './key-card.tsx';
import { loadKey } from './load-key.ts';

type EnrolmentProps = { onConfirmed: (recoveryCodes: string[]) => void };

/** First the key for the app, then the code that shows that the app has it. */
export function Enrolment({ onConfirmed }: EnrolmentProps) {
  const [key, setKey] = useState<AppKey | null>(null);
  return key ? (
    <ConfirmForm appKey={key} onConfirmed={onConfirmed} />
  ) : (
    <BeginForm onBegun={setKey} />
  );
}

function BeginForm({ onBegun }: { onBegun: (key: AppKey) => void }) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  // That a code was sent, which is told at the same field as a wrong one and is no fault of theirs.
  const [asked, setAsked] = useState<string | null>(null);
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () =>
    onBegun(await loadKey(api, password, code)),
  );
  const error = errorsOf('password')[0];
  const told = errorsOf('code')[0];
  if (told && asked === null) setAsked(told);
  const codeError = told === asked ? undefined : told;
  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && !told && <FormProblem problem={problem} />}
      <p>
        Нужно приложение, которое показывает коды: Яндекс Ключ, Google Authenticator, Aegis или
        другое. Интернет и СМС для кодов не нужны.
      </p>
      <PasswordAgain value={password} onValueChange={setPassword} error={error} />
      {asked !== null && (
        <CodeField
          label="Код подтверждения"
          hint={`${asked}. Не пришёл за минуту? Оставьте поле пустым и нажмите «Настроить»: отправим новый.`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed has asked for it
          autoFocus
          value={code}
          onValueChange={setCode}
          error={codeError}
        />
      )}
      <Button type="submit" size="large" pending={pending} className="max-sm:w-full sm:self-start">
        Настроить
      </Button>
    </SubmitForm>
  );
}

interface ConfirmFormProps {
  appKey: AppKey;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function ConfirmForm({ appKey, onConfirmed }: ConfirmFormProps) {
  const api = useApi();
  const [code, setCode] = useState('');
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async (typed: string) => {
    if (typed.length < 6) refuse({ code: ['Введите все 6 цифр кода'] });
    const confirmed = await api.call(twoFactorCalls.confirm, { body: { code: typed } });
    onConfirmed(confirmed.recovery_codes);
  });
  const error = errorsOf('code')[0];
  return (
    <SubmitForm onSubmit={() => void submit(code)} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <KeyCard appKey={appKey} />
      <CodeField
        label="Код из приложения"
        hint="6 цифр под названием «Рядом». Новый код появляется каждые 30 секунд."
        value={code}
        onValueChange={setCode}
        onComplete={(full) => void submit(full)}
        error={error}
      />
      <Button type="submit" size="large" pending={pending} className="max-sm:w-full sm:self-start">
        Включить
      </Button>
    </SubmitForm>
  );
}
