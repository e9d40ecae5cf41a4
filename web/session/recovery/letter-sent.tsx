import { MailCheck } from 'lucide-react';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { quietButton } from '../codes/quiet-button.ts';
import type { RecoveryRequest } from './use-recovery-request.ts';
import { ResendButton } from '../codes/resend-button.tsx';

interface LetterSentProps {
  address: string;
  recovery: RecoveryRequest;
}

/** Says the same whether or not anybody has this address. */
export function LetterSent({ address, recovery }: LetterSentProps) {
  const { request, secondsLeft, startOver } = recovery;
  return (
    <div className="flex flex-col gap-4">
      <output className="flex items-start gap-3">
        <MailCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
        <span className="min-w-0">
          Если с адресом <strong className="[overflow-wrap:anywhere]">{address}</strong> есть
          аккаунт, мы отправили туда письмо. Откройте в нём ссылку и придумайте новый пароль.
        </span>
      </output>
      <p className="text-muted">
        Ссылка действует один час. Письма нет? Посмотрите в папке «Спам» и проверьте адрес.
      </p>
      <FormProblem problem={request.problem} />
      <div className="flex flex-col items-start">
        <ResendButton
          what="Новое письмо"
          label="Отправить письмо ещё раз"
          secondsLeft={secondsLeft}
          pending={request.pending}
          onPress={() => void request.submit(address)}
        />
        <button type="button" onClick={startOver} className={quietButton}>
          Изменить адрес
        </button>
      </div>
    </div>
  );
}
