import { Suspense } from 'react';
import { BlockLink } from '#web/blocking/block-link.tsx';
import { ComplaintLink } from '#web/complaints/complaint-link.tsx';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { CardView } from '../view/card-view.tsx';
import type { loadCard } from './load-card.ts';
import { SimilarCards } from './similar-cards.tsx';
import { useCountView } from './use-count-view.ts';
import { useCardTrail } from './use-card-trail.ts';
import { isStaffUser } from '#web/lib/context/guards.ts';
import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import { useUser } from '#web/lib/context/router-context.ts';

const ClosedNote = lazyPart(() => import('./closed-note.tsx'));

export function DetailPage({ card, hints, similar }: Awaited<ReturnType<typeof loadCard>>) {
  useCountView(card);
  return (
    <Container
      className="pt-4 pb-[calc(4rem+var(--bottom-bar,0px))]"
      // Said by the page and not by the bar, at its end: by then all has been styled without it.
      data-bottom-bar={card.closed_at === null ? 'lg' : undefined}
      data-sheet="page"
    >
      <Breadcrumbs items={useCardTrail(card)} link={hrefLink} />
      {card.closed_at !== null && (
        <Suspense>
          <ClosedNote card={card} closedAt={card.closed_at} />
        </Suspense>
      )}
      <div className="mt-4">
        <CardView card={card} hints={hints} />
      </div>
      <p className="mt-8">
        {isStaffUser(useUser()) ? <BlockLink /> : <ComplaintLink card={card} />}
      </p>
      <SimilarCards kind={card.kind} cards={similar} />
    </Container>
  );
}
