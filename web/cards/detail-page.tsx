import { BlockLink } from '#web/blocking/block-link.tsx';
import { ComplaintLink } from '#web/complaints/complaint-link.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Container } from '#web/ui/container.tsx';
import { CardView } from './card-view.tsx';
import type { loadCard } from './detail/load-card.ts';
import { ClosedNote } from './detail/closed-note.tsx';
import { SimilarCards } from './detail/similar-cards.tsx';
import { useCardTrail } from './detail/use-card-trail.ts';
import { isStaffUser } from '#web/lib/guards.ts';
import { hrefLink } from '#web/lib/href-link.tsx';
import { useUser } from '#web/lib/router-context.ts';

export function DetailPage({ card, hints, similar }: Awaited<ReturnType<typeof loadCard>>) {
  return (
    <Container className="pt-4 pb-[calc(4rem+var(--bottom-bar,0px))]" data-sheet="page">
      <Breadcrumbs items={useCardTrail(card)} link={hrefLink} />
      <ClosedNote card={card} />
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
