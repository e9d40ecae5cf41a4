import { countOf } from '#contract/russian.ts';

const mentionedFrom = 2;

/** Before the first answer only so many may be written; said when it begins to matter. */
export function LeftLine({ left }: { left: number | null }) {
  if (left === null || left > mentionedFrom) return null;
  return (
    <p className="px-1 pb-2 text-sm text-muted">
      {left === 0
        ? 'Вы написали всё, что можно до первого ответа. Дождитесь его, и переписка продолжится.'
        : `Пока вам не ответили, можно отправить ещё ${countOf(left, ['сообщение', 'сообщения', 'сообщений'])}.`}
    </p>
  );
}
