import { Outlet, useLocation } from '@tanstack/react-router';
import { useTellHydrated } from '#web/framework/hydrated.ts';
import { InFrame } from '#web/layouts/frame/in-frame.ts';
import { SkipLink } from '#web/layouts/frame/skip-link.tsx';
import { type Overview, OverviewContext, useFreshOverview } from '../overview/overview.ts';
import { sections } from '../sections.ts';
import { UndoCorner } from '../undo/undo-corner.tsx';
import { UndoContext, useUndoList } from '../undo/use-undo-list.ts';
import { AdminHeader } from './admin-header.tsx';

/**
 * Stands instead of the frame of the site: people at work need their sections and the room of the
 * screen, and nothing that is offered to visitors.
 */
export function AdminFrame({ loaded }: { loaded: Overview }) {
  useTellHydrated();
  const overview = useFreshOverview(loaded);
  const undo = useUndoList();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isInQueue = Object.values(sections).some(({ to }) => to === path);
  return (
    <InFrame value>
      <OverviewContext value={overview}>
        <UndoContext value={undo}>
          <div className="flex min-h-dvh flex-col">
            <SkipLink />
            <AdminHeader hasKeys={!isInQueue} />
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto w-full max-w-[100rem] grow px-4 pt-3 pb-6 outline-none md:px-6"
            >
              <Outlet />
            </main>
          </div>
          {!isInQueue && <UndoCorner />}
        </UndoContext>
      </OverviewContext>
    </InFrame>
  );
}
