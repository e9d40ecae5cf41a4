import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { PageFrame, type ChatPart } from './page-frame.tsx';
import { isForReading } from '#web/session/steps/role-question.ts';

/** Hardly anybody ever needs it. */
const DeletionBanner = lazyPart(() => import('#web/settings/deletion-banner.tsx'));

/** Seldom needed: a document has changed so much that everybody is asked anew. */
const NewDocumentsLine = lazyPart(() => import('#web/settings/new-documents-line.tsx'));

const RoleLine = lazyPart(() => import('./role-line.tsx'));

export function DefaultLayout() {
  const user = useUser();
  const deletionAt = user?.deletion_at;
  const documents = user?.documents_to_agree ?? [];
  const isAccount = useLocation({ select: ({ pathname }) => pathname.startsWith('/account') });
  const isText = useLocation({ select: ({ pathname }) => isForReading(pathname) });
  const chat = useLocation({ select: ({ pathname }) => chatPart(pathname) });
  return (
    <PageFrame chat={chat}>
      {deletionAt && isAccount && !chat && (
        <Suspense>
          <DeletionBanner deletionAt={deletionAt} />
        </Suspense>
      )}
      {documents.length > 0 && !chat && (
        <Suspense>
          <NewDocumentsLine documents={documents} />
        </Suspense>
      )}
      <Outlet />
      {isText && (
        <Suspense>
          <RoleLine />
        </Suspense>
      )}
    </PageFrame>
  );
}

function chatPart(path: string): ChatPart | undefined {
  if (!path.startsWith('/account/message')) return undefined;
  return /^\/account\/message\/./.test(path) ? 'thread' : 'list';
}
