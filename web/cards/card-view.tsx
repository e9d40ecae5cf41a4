import type { CardPage } from '#contract/cards.ts';
import { CardAbout } from './detail/card-about.tsx';
import { CardActions } from './detail/card-actions.tsx';
import { CardGroups } from './detail/card-groups.tsx';
import { CardHeader } from './detail/card-header.tsx';
import { CardSummary } from './detail/card-summary.tsx';
import { CardWeek } from './detail/card-week.tsx';

interface CardViewProps {
  card: CardPage;
  /** As its owner looks at it before it is published: nothing to press. */
  preview?: boolean;
}

/** A card as people see it: on its own page and in the owner's preview. */
export function CardView({ card, preview = false }: CardViewProps) {
  const actions = preview ? null : <CardActions card={card} />;
  return (
    <article className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <CardHeader card={card} />
      <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CardSummary card={card} actions={actions} />
      </aside>
      <div className="flex min-w-0 flex-col gap-10 lg:col-start-1">
        <CardAbout kind={card.kind} about={card.about} />
        {card.week && <CardWeek kind={card.kind} week={card.week} />}
        <CardGroups groups={card.groups} />
      </div>
    </article>
  );
}
