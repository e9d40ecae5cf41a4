import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#contract/contacts.ts';
import type { User } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { CallButton } from './call-button.tsx';
import { type Channel, type CodeSending, rememberSentCode } from './code-sending.ts';
import { quietButton } from './quiet-button.ts';
import { ResendButton } from './resend-button.tsx';
import { SwitchOffer } from './switch-offer.tsx';

interface CodeFormProps {
  channel: Channel;
  target: string;
  sending: CodeSending;
  /** Of the form before, if it had to be given there. */
  password: string;
  onVerified: (user: User) => void | Promise<void>;
  onChangeContact: () => void;
}

const noCode = { code: ['Введите все 6 цифр кода'] };

export function CodeForm(props: CodeFormProps) {
  const { channel, target, sending, password, onVerified, onChangeContact } = props;
  const isPhone = channel === 'phone';
  const [code, setCode] = useState('');
  const [isCalled, setCalled] = useState(false);
  const check = useSubmit(async (typed: string) => {
    if (typed.length < 6) return refuse(noCode);
    return onVerified(await sending.verify(typed));
  });
  const switched = (user: User) => {
    rememberSentCode(channel, null);
    return onVerified(user);
  };
  const resend = useSubmit(async (byCall: boolean) => {
    try {
      await sending.send(target, { password, byCall });
    } catch (error) {
      // The password is asked for beside the contact.
      if (error instanceof ApiError && error.problem.errors?.['password']) return onChangeContact();
      throw error;
    }
    setCalled(byCall);
    setCode('');
    return check.clear();
  });
  const first = useFirstCode(props);
  const isTaken = check.problem?.code === 'contact_taken';
  const problem = resend.problem ?? first.problem;
  const error = check.errorsOf('code')[0];
  const pending = resend.pending || first.pending;

  if (isTaken) {
    const chooseOther = () => {
      check.clear();
      onChangeContact();
    };
    return <SwitchOffer channel={channel} code={code} onSwitched={switched} onBack={chooseOther} />;
  }
  return (
    <SubmitForm onSubmit={() => void check.submit(code)} attempt={check.attempt}>
      <div>
        <p>
          {isCalled ? 'Сейчас позвонит робот и продиктует код. Номер: ' : sentWords[channel]}
          <strong className="break-words">{isPhone ? unbroken(target) : target}</strong>.
        </p>
        <button type="button" onClick={onChangeContact} className={quietButton}>
          {isPhone ? 'Изменить номер' : 'Изменить адрес'}
        </button>
      </div>
      {!error && <FormProblem problem={check.problem ?? problem} />}
      <CodeField
        label={isPhone ? (isCalled ? 'Код из звонка' : 'Код из СМС') : 'Код из письма'}
        hint="6 цифр. Код действует 10 минут."
        value={code}
        onValueChange={setCode}
        onComplete={(full) => void check.submit(full)}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is what the person came to type
        autoFocus
      />
      <div className="flex flex-col items-start gap-1">
        <Button type="submit" size="large" pending={check.pending} className="w-full sm:w-auto">
          Подтвердить
        </Button>
        <ResendButton
          what="Новый код"
          label="Отправить код ещё раз"
          secondsLeft={sending.secondsLeft}
          pending={pending}
          onPress={() => void resend.submit(false)}
        />
        {isPhone && sending.secondsLeft === 0 && (
          <CallButton pending={pending} onPress={() => void resend.submit(true)} />
        )}
      </div>
    </SubmitForm>
  );
}

const sentWords = {
  phone: 'Код из СМС отправлен на номер ',
  email: 'Письмо с кодом отправлено на ',
};
const unbroken = (phone: string) => formatPhone(phone).replaceAll(' ', '\u00a0');

/** Asks for the first code when none is on its way. */
function useFirstCode({ target, sending }: CodeFormProps) {
  const asked = useRef(sending.sentTo === target);
  const { submit, pending, problem } = useSubmit(() => sending.send(target, { first: true }));
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void submit();
  }, [submit]);
  return { pending, problem };
}
