import { useMemo } from 'react';
import type { Review } from '#contract/queued-reviews.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { reviewCalls } from './review-calls.ts';
import { ReviewRow } from './review-row.tsx';
import { ReviewView } from './review-view.tsx';
import { reviewVerdicts } from './verdicts.ts';

export function ReviewsPage({ loaded }: { loaded: QueuePage<Review> }) {
  const api = useApi();
  const calls = useMemo(() => reviewCalls(api), [api]);
  return (
    <QueueWorkspace
      queue="reviews"
      calls={calls}
      loaded={loaded}
      verdicts={reviewVerdicts}
      titleOf={({ title }) => title}
      Row={ReviewRow}
      View={ReviewView}
    />
  );
}
