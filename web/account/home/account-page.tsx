import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { CheckIn } from '#contract/check-ins.ts';
import type { OwnComplaint } from '#contract/complaints.ts';
import type { Rating } from '#contract/rating.ts';
import type { User } from '#contract/session.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { isStaffUser } from '#web/lib/context/guards.ts';
import { RememberedCardNote } from '#web/responses/remembered-card-note.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { ComplaintsLink } from './complaints-link.tsx';
import { Greeting } from './greeting.tsx';
import type { OwnCards as Own } from '../own-cards/loading/load-own.ts';
import { OwnCards } from '../own-cards/list/own-cards.tsx';
import { OwnDrafts } from '../own-cards/drafts/own-drafts.tsx';
import { kindOf } from '../own-cards/loading/own-kind.ts';
import { RatingCard } from './rating-card.tsx';

const OpenVisit = lazyPart(() => import('#web/check-ins/open-visit.tsx'));

interface AccountPageProps {
  user: User;
  data: Own & { rating: Rating; complaints: OwnComplaint[]; visit: CheckIn | null };
}

/** One's own cards once there are some, and what to do next, in order, in one column. */
export function AccountPage({
  user,
  data: { rating, cards, drafts, complaints, visit },
}: AccountPageProps) {
  const hasCards = cards.length > 0;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <Greeting user={user} />
      {isStaffUser(user) ? (
        <p>
          <Link to="/admin" preload={false} className={buttonStyles({})}>
            <ShieldCheck aria-hidden className="size-5" />К модерации
          </Link>
        </p>
      ) : (
        <>
          {visit?.state === 'open' && (
            <Suspense>
              <OpenVisit visit={visit} />
            </Suspense>
          )}
          <RememberedCardNote />
          {!hasCards && <RatingCard rating={rating} />}
          <OwnCards kind={kindOf(user)} cards={cards} hasDrafts={drafts.length > 0} />
          <OwnDrafts drafts={drafts} />
          {hasCards && <RatingCard rating={rating} />}
          <ComplaintsLink complaints={complaints} />
        </>
      )}
    </div>
  );
}
