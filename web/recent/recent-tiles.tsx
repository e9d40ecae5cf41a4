import { useEffect, useState } from 'react';
import type { CardTile } from '#contract/cards.ts';
import { listCardsBySlug } from '#contract/cards-by-slug.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { forgetSeen, seenCards } from './store.ts';
import { RecentTile } from './recent-tile.tsx';

type RecentTilesProps = { stored: string; className?: string | undefined };

/** Those that are still published; without an answer the page simply goes without them. */
export default function RecentTiles({ stored, className }: RecentTilesProps) {
  const api = useApi();
  const [cards, setCards] = useState<CardTile[]>([]);

  useEffect(() => {
    const slug = seenCards(stored).map((one) => one.slug);
    if (slug.length === 0) return;
    const leaving = new AbortController();
    api
      .call(listCardsBySlug, { query: { slug } }, { signal: leaving.signal })
      .then(({ data }) => setCards(data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) && !leaving.signal.aborted) throw error;
      });
    return () => leaving.abort();
  }, [api, stored]);

  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recent-cards" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="recent-cards" className="text-2xl">
          Вы недавно смотрели
        </h2>
        <Button kind="quiet" size="small" className="-mx-3 px-3!" onClick={forgetSeen}>
          Очистить
        </Button>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 max-sm:[&>li:nth-child(n+7)]:hidden">
        {cards.map((card) => (
          <li key={card.slug} className="min-w-0">
            <RecentTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
