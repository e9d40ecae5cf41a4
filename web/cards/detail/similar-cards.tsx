import type { CardTile } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { TileList } from '../tile/tile-list.tsx';

const titles: Record<CardKind, string> = {
  resume: 'Похожие анкеты',
  vacancy: 'Похожие вакансии',
};

export function SimilarCards({ kind, cards }: { kind: CardKind; cards: CardTile[] }) {
  if (cards.length === 0) return null;
  return (
    <section
      aria-labelledby="similar"
      className="lazy-section mt-16 [--height-until-seen:45rem] sm:[--height-until-seen:80rem]"
    >
      <h2 id="similar" className="text-2xl">
        {titles[kind]}
      </h2>
      <div className="mt-5">
        <TileList
          cards={cards}
          heading="h3"
          columns="sm:grid-cols-2 lg:grid-cols-3 max-sm:[&>li:nth-child(n+4)]:hidden"
        />
      </div>
    </section>
  );
}
