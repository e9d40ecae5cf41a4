import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { PageFrame } from './page-frame.tsx';

/** Hardly anybody ever needs it. */
const DeletionBanner = lazy(() => import('#web/settings/deletion-banner.tsx'));

export function DefaultLayout() {
  const deletionAt = useUser()?.deletion_at;
  const isAccount = useLocation({ select: ({ pathname }) => pathname.startsWith('/account') });
  return (
    <PageFrame>
      {deletionAt && isAccount && (
        <Suspense>
          <DeletionBanner deletionAt={deletionAt} />
        </Suspense>
      )}
      <Outlet />
    </PageFrame>
  );
}
