import { useEffect } from 'react';
import { countView } from '#contract/card-views.ts';
import type { CardPage } from '#contract/cards.ts';
import { useApi } from '#web/lib/context/router-context.ts';

/** Whoever leaves sooner has not looked. */
const lookMs = 3000;

/** Tells the owner, by a number, that somebody has looked. */
export function useCountView({ slug, is_own: isOwn, closed_at }: CardPage): void {
  const api = useApi();
  const counts = !isOwn && closed_at === null;
  useEffect(() => {
    if (!counts) return;
    const timer = setTimeout(() => {
      // The page is as good without it.
      api.call(countView, { body: { card: slug } }).catch(() => undefined);
    }, lookMs);
    return () => clearTimeout(timer);
  }, [api, slug, counts]);
}
