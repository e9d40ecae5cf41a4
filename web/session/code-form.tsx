import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#contract/contacts.ts';
import { countOf } from '#contract/russian.ts';
import type { User } from '#contract/session.ts';
import { FormProblem } from '#web/lib/form-problem.tsx';
import { refuse, useSubmit } from '#web/lib/submit.ts';
import { SubmitForm } from '#web/lib/submit-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { isTooSoon, rememberSentCode, type Channel, type useCodeSending } from './code-sending.ts';

const quiet =
  'min-h-11 rounded-sm font-semibold text-action underline underline-offset-4 hover:text-action-hover';

interface CodeFormProps {
  channel: Channel;
  target: string;
  sending: ReturnType<typeof useCodeSending>;
  onVerified: (user: User) => void | Promise<void>;
  onChangeContact: () => void;
}

export function CodeForm(props: CodeFormProps) {
  const { channel, target, sending, onVerified, onChangeContact } = props;
  const [code, setCode] = useState('');
  const check = useSubmit(async (typed: string) => {
    if (typed.length < 6) return refuse({ code: ['Введите все 6 цифр кода'] });
    return onVerified(await sending.verify(typed));
  });
  const resend = useSubmit(async () => {
    await sending.send(target);
    setCode('');
    check.clear();
  });
  const first = useFirstCode(props);
  const problem = resend.problem ?? first.problem;
  const error = check.errorsOf('code')[0];
  const place = channel === 'phone' ? formatPhone(target).replaceAll(' ', '\u00a0') : target;

  return (
    <SubmitForm onSubmit={() => void check.submit(code)} attempt={check.attempt}>
      <div>
        <p>
          {channel === 'phone' ? 'Код из СМС отправлен на номер ' : 'Письмо с кодом отправлено на '}
          <strong className="break-words">{place}</strong>.
        </p>
        <button type="button" onClick={onChangeContact} className={quiet}>
          {channel === 'phone' ? 'Изменить номер' : 'Изменить адрес'}
        </button>
      </div>
      {!error && <FormProblem problem={check.problem ?? problem} />}
      <CodeField
        label={channel === 'phone' ? 'Код из СМС' : 'Код из письма'}
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
          secondsLeft={sending.secondsLeft}
          pending={resend.pending || first.pending}
          onPress={() => void resend.submit()}
        />
      </div>
    </SubmitForm>
  );
}

/** Asks for the first code when none is on its way; «too soon» means that one already is. */
function useFirstCode({ channel, target, sending }: CodeFormProps) {
  const asked = useRef(sending.sentTo === target);
  const { submit, pending, problem } = useSubmit(async () => {
    try {
      await sending.send(target);
    } catch (error) {
      if (!isTooSoon(error)) throw error;
      rememberSentCode(channel, target);
    }
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void submit();
  }, [submit]);
  return { pending, problem };
}

interface ResendButtonProps {
  secondsLeft: number;
  pending: boolean;
  onPress: () => void;
}

function ResendButton({ secondsLeft, pending, onPress }: ResendButtonProps) {
  if (secondsLeft > 0)
    return (
      <p className="numbers flex min-h-11 items-center text-muted">
        Новый код — через {countOf(secondsLeft, ['секунду', 'секунды', 'секунд'])}
      </p>
    );
  return (
    <button type="button" aria-disabled={pending} onClick={onPress} className={quiet}>
      {pending ? 'Отправляем код…' : 'Отправить код ещё раз'}
    </button>
  );
}
