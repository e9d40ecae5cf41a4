import type { PayHint } from '#contract/card-search.ts';
import type { CardPage } from '#contract/cards.ts';
import { hintFor, hintPicture, hintSource, hintText } from './pay-hint.ts';

/** What is usual in the city, with the place of this card in it; nothing when too little is known. */
export function PayRange({ card, hints }: { card: CardPage; hints: PayHint[] }) {
  const hint = hintFor(card, hints);
  if (!hint) return null;
  const { low, median, high, own } = hintPicture(card, hint);
  return (
    <div className="text-sm print:hidden">
      <p>{hintText(card, hint)}</p>
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="my-2 h-4 w-full">
        <rect x="0" y="2" width="100" height="2" className="fill-line" />
        <rect x={low} y="1" width={high - low} height="4" className="fill-action opacity-35" />
        <rect x={median - 0.4} y="0.5" width="0.8" height="5" className="fill-action" />
        {own !== null && (
          <rect x={own - 1} y="0" width="2" height="6" rx="0.6" className="fill-accent" />
        )}
      </svg>
      <p className="text-muted">
        {hintSource(card.kind, hint)}
        {own !== null && '; отметка — эта оплата'}
      </p>
    </div>
  );
}
