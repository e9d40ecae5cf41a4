import { ArrowRight } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { cardsAsObject } from '#web/cards/areas/area-words.ts';
import { areaPath, useOpenAreas } from '#web/cards/areas/areas.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { TileList } from '#web/cards/tile/tile-list.tsx';
import type { Newest } from './newest.ts';

interface NewestCardsProps {
  kind: CardKind;
  title: string;
  newest: Newest;
  city?: string | undefined;
}

/** The newest of a kind and the way to all of them, if that search is open to the viewer. */
export function NewestCards({ kind, title, newest, city }: NewestCardsProps) {
  const isOpen = useOpenAreas()[kind];
  const id = `newest-${kind}`;
  if (newest.cards.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <div className="mt-4 sm:mt-6">
        <TileList
          cards={newest.cards}
          heading="h3"
          columns="sm:grid-cols-2 lg:grid-cols-3 max-sm:[&>li:nth-child(n+3)]:hidden"
        />
      </div>
      {isOpen && (
        <p className="mt-4 sm:mt-6">
          <HrefLink
            href={areaPath(kind, city)}
            className={buttonStyles({ kind: 'secondary', className: 'w-full sm:w-auto' })}
          >
            Смотреть {cardsAsObject(kind, newest.total, newest.isExact)}
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </HrefLink>
        </p>
      )}
    </section>
  );
}
