import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useStored } from '#web/lib/browser/local-storage.ts';
import { recentKey } from './store.ts';

const RecentTiles = lazyPart(() => import('./recent-tiles.tsx'));

/** Cards that were opened in this browser; there is nothing of it in what the server sends. */
export function RecentCards({ className }: { className?: string }) {
  const stored = useStored(recentKey);
  if (!stored) return null;
  return (
    <Suspense>
      <RecentTiles stored={stored} className={className} />
    </Suspense>
  );
}
