import { Suspense } from 'react';
import type { PayHint } from '#contract/card-search.ts';
import type { CardPage } from '#contract/cards.ts';
import { useMayOpen } from '#web/contacts/may-open.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { CardAbout } from './card-about.tsx';
import { CardActions } from './card-actions.tsx';
import { CardReferences } from './card-references.tsx';
import { CardFeedback } from './card-feedback.tsx';
import { CardGroups } from './card-groups.tsx';
import { CardHeader } from './card-header.tsx';
import { CardQuestions } from './card-questions.tsx';
import { CardSkills } from './card-skills.tsx';
import { CardSummary } from './card-summary.tsx';
import { CardTrust } from './card-trust.tsx';
import { CardWeek } from './card-week.tsx';
import { CardWorkplaces } from './card-workplaces.tsx';

const CardFit = lazyPart(() => import('#web/fit/card-fit.tsx'));

/** For somebody who is signed in and whose side it is. */
function ViewerFit({ card }: { card: CardPage }) {
  const isGuest = useUser() === null;
  const isForViewer = useMayOpen(card.kind) && !card.is_own && !card.closed_at;
  if (isGuest || !isForViewer) return null;
  return (
    <Suspense>
      <CardFit key={card.slug} {...{ [card.kind]: card.slug }} />
    </Suspense>
  );
}

interface CardViewProps {
  card: CardPage;
  /** What is usually paid for such work. */
  hints?: PayHint[];
  /** As its owner looks at it before it is published: nothing to press. */
  preview?: boolean;
}

const noHints: PayHint[] = [];

/** A card as people see it: on its own page and in the owner's preview. */
export function CardView({ card, hints = noHints, preview = false }: CardViewProps) {
  // Nobody is looked for any more: there is nothing to open and nothing to keep.
  const actions = preview || card.closed_at ? null : <CardActions card={card} />;
  return (
    <article data-sheet="card" className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div data-sheet="head" className="min-w-0">
        <CardHeader card={card} />
      </div>
      <aside data-sheet="beside" className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        {/* In sight all the time where the window is high enough for it. */}
        <div className="lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:top-6">
          <CardSummary card={card} hints={hints} actions={actions} />
        </div>
      </aside>
      <CardTrust card={card} />
      <div data-sheet="rest" className="flex min-w-0 flex-col gap-10 lg:col-start-1">
        <CardAbout kind={card.kind} about={card.about} />
        {card.week && <CardWeek kind={card.kind} week={card.week} />}
        <CardWorkplaces workplaces={card.workplaces} />
        <CardSkills skills={card.skills} />
        <CardReferences references={card.references} />
        <CardFeedback kind={card.kind} feedback={card.feedback} />
        <CardQuestions questions={card.questions} />
        <CardGroups groups={card.groups} />
        {/* It comes later than the page: nothing is to jump when it does. */}
        {!preview && <ViewerFit card={card} />}
      </div>
    </article>
  );
}
