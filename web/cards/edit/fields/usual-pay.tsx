import { useEffect, useState } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import type { PayHint } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { hintFor, hintRange } from '../../pay-hint/pay-hint.ts';
import type { CardFormContext } from './card-form-context.ts';

/**
 * What is usual in the chosen city, for the chosen unit; while too little is known, what else helps.
 * It has its two lines beside the unit in either case, so that nothing below it moves.
 */
export function UsualPay({ context: { kind, category, draft } }: { context: CardFormContext }) {
  const hints = useHints(kind, category.slug, draft.city);
  const unit = draft.pay?.unit;
  const pay = unit ? { from_kopecks: null, to_kopecks: null, unit } : null;
  const hint = hintFor({ pay }, hints);
  return (
    <p aria-live="polite" className="min-w-36 grow basis-0 self-center text-sm text-muted">
      {hint ? `Здесь обычно ${hintRange(hint)}` : 'Можно назвать одну сумму'}
    </p>
  );
}

const none: PayHint[] = [];

function useHints(kind: CardKind, category: string, city: string | null): PayHint[] {
  const api = useApi();
  const [known, setKnown] = useState<{ city: string; hints: PayHint[] }>();

  useEffect(() => {
    if (city === null) return;
    const left = new AbortController();
    api
      .call(cardCalls[kind].payHint, { query: { city, category } }, { signal: left.signal })
      // A hint that did not come is no loss.
      .then(
        ({ data }) => setKnown({ city, hints: data }),
        () => undefined,
      );
    return () => left.abort();
  }, [api, kind, category, city]);

  return known && known.city === city ? known.hints : none;
}
