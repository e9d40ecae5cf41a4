import { useEffect, useState, useSyncExternalStore } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import type { CardPage } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { useApi } from '#web/lib/context/router-context.ts';

/** As wide as the breakpoint `xl`. */
const roomy = '(width >= 80rem)';

/** The draft as the server would show it; asked for anew with every saved version, where there is room. */
export function usePreview(card: OwnCard | null): CardPage | null {
  const api = useApi();
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => matchMedia(roomy).matches,
    () => false,
  );
  const [shown, setShown] = useState<{ version: number | undefined; page: CardPage }>();
  const { kind, slug, version } = card ?? {};
  const isShowable = hasRoom && Boolean(card?.draft.city);

  useEffect(() => {
    if (!isShowable || !kind || !slug) return;
    const left = new AbortController();
    api
      .call(cardCalls[kind].preview, { params: { slug } }, { signal: left.signal })
      // A preview that did not come is no loss: the one before stays.
      .then(
        (page) => setShown({ version, page }),
        () => undefined,
      );
    return () => left.abort();
  }, [api, isShowable, kind, slug, version]);

  return (isShowable && shown?.page) || null;
}

function subscribe(changed: () => void) {
  const query = matchMedia(roomy);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
