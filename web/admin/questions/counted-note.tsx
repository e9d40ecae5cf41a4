import { countedCards } from '#contract/question-editing.ts';
import { formatNumber } from '#contract/russian.ts';

/** Where there are more cards than are counted, the numbers say of which they are. */
export function CountedNote({ hasMore }: { hasMore: boolean }) {
  if (!hasMore) return null;
  return (
    <p className="numbers text-sm text-muted">
      Ответы посчитаны по {formatNumber(countedCards)} последних карточек.
    </p>
  );
}
