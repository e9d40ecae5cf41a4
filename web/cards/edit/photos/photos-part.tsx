import { lazy, Suspense } from 'react';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Desk } from '../desk.ts';

const PhotoStep = lazy(() => import('./photo-step.tsx'));

export function PhotosPart({ desk }: { desk: Desk }) {
  return (
    <Suspense
      fallback={
        <Loading className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Skeleton className="aspect-4/5 w-full rounded-card!" />
        </Loading>
      }
    >
      <PhotoStep desk={desk} />
    </Suspense>
  );
}
