import { countOf } from '#contract/russian.ts';
import { quietButton } from './quiet-button.ts';

interface ResendButtonProps {
  /** What comes: «Новый код», «Новое письмо». */
  what: string;
  label: string;
  secondsLeft: number;
  pending: boolean;
  onPress: () => void;
}

/** Asks for another one, once the pause is over; until then says how long it lasts. */
export function ResendButton({ what, label, secondsLeft, pending, onPress }: ResendButtonProps) {
  if (secondsLeft > 0)
    return (
      <p className="numbers flex min-h-11 items-center text-muted">
        {what} — через {inWords(secondsLeft)}
      </p>
    );
  return (
    <button type="button" aria-disabled={pending} onClick={onPress} className={quietButton}>
      {pending ? 'Отправляем…' : label}
    </button>
  );
}

function inWords(seconds: number): string {
  if (seconds <= 90) return countOf(seconds, ['секунду', 'секунды', 'секунд']);
  return countOf(Math.ceil(seconds / 60), ['минуту', 'минуты', 'минут']);
}
