import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { PageFrame, type ChatPart } from './page-frame.tsx';
import { RoleLine } from './role-line.tsx';

/** Hardly anybody ever needs it. */
const DeletionBanner = lazy(() => import('#web/settings/deletion-banner.tsx'));

export function DefaultLayout() {
  const deletionAt = useUser()?.deletion_at;
  const isAccount = useLocation({ select: ({ pathname }) => pathname.startsWith('/account') });
  const chat = useLocation({ select: ({ pathname }) => chatPart(pathname) });
  return (
    <PageFrame chat={chat}>
      {deletionAt && isAccount && !chat && (
        <Suspense>
          <DeletionBanner deletionAt={deletionAt} />
        </Suspense>
      )}
      <Outlet />
      <RoleLine />
    </PageFrame>
  );
}

function chatPart(path: string): ChatPart | undefined {
  if (!path.startsWith('/account/message')) return undefined;
  return /^\/account\/message\/./.test(path) ? 'thread' : 'list';
}
