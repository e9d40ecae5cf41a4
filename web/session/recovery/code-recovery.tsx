import { useState } from 'react';
import { formatPhone } from '#contract/contacts.ts';
import { resetPasswordByPhone } from '#contract/recovery.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { whileLeaving } from '#web/realtime/leaving.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { newPasswordErrors } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { quietButton } from '../codes/quiet-button.ts';
import type { RecoveryRequest } from './use-recovery-request.ts';
import { ResendButton } from '../codes/resend-button.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

interface CodeRecoveryProps {
  phone: string;
  recovery: RecoveryRequest;
  next: string | undefined;
}

const fields = { code: 'recovery-code', password: 'recovery-password' };

/** The code from the message and the new password, in one go. */
export function CodeRecovery({ phone, recovery, next }: CodeRecoveryProps) {
  const api = useApi();
  const signInAgain = useSignInAgain();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submit, pending, problem, errorsOf, attempt, clear } = useSubmit(async () => {
    const wrongCode = code.length < 6 && { code: ['Введите все 6 цифр кода'] };
    refuse({ ...wrongCode, ...newPasswordErrors(password, 'password') });
    await whileLeaving(() => api.call(resetPasswordByPhone, { body: { phone, code, password } }));
    await signInAgain(phone, next);
  });
  const { request, secondsLeft, startOver } = recovery;

  async function sendAgain() {
    if (!(await request.submit(phone))) return;
    setCode('');
    clear();
  }

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      <div>
        <output className="block">
          Если с номером <strong className="whitespace-nowrap">{formatPhone(phone)}</strong> есть
          аккаунт, мы отправили на него код.
        </output>
        <button type="button" onClick={startOver} className={quietButton}>
          Изменить номер
        </button>
      </div>
      <FormProblem problem={problem ?? request.problem} fields={fields} />
      <CodeField
        id={fields.code}
        label="Код из СМС"
        hint="6 цифр. Код действует 10 минут."
        value={code}
        onValueChange={setCode}
        error={errorsOf('code')[0]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is what the person came to type
        autoFocus
      />
      <NewPasswordField
        id={fields.password}
        username={phone}
        value={password}
        onValueChange={setPassword}
        error={errorsOf('password')[0]}
      />
      <Button type="submit" wide size="large" pending={pending}>
        Сохранить пароль
      </Button>
      <ResendButton
        what="Новый код"
        label="Отправить код ещё раз"
        secondsLeft={secondsLeft}
        pending={request.pending}
        onPress={() => void sendAgain()}
      />
    </SubmitForm>
  );
}
