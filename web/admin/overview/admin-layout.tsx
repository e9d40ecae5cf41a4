import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { formatNumber } from '#contract/russian.ts';
import { type Overview, OverviewContext, useFreshOverview } from './overview.ts';
import { queueSections } from '../sections.ts';
import { UndoCorner } from '../undo/undo-corner.tsx';
import { UndoContext, useUndoList } from '../undo/use-undo-list.ts';

const tab =
  'group inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium whitespace-nowrap hover:bg-surface-soft ' +
  'focus-visible:-outline-offset-2 aria-[current]:bg-action-soft aria-[current]:text-on-action-soft';

/** The rooms of the staff: wider than the pages of people, for there is a lot to see at once. */
export function AdminLayout({ loaded }: { loaded: Overview }) {
  const overview = useFreshOverview(loaded);
  const undo = useUndoList();
  const tabs = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    const current = tabs.current?.querySelector(`a[href="${path}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  const isAdmin = useUser()?.role.name === 'admin';
  const isInQueue = Object.values(queueSections).some(({ to }) => to === path);
  return (
    <OverviewContext value={overview}>
      <UndoContext value={undo}>
        <div className="mx-auto w-full max-w-[100rem] px-4 pt-3 pb-6 md:px-6">
          <nav
            ref={tabs}
            aria-label="Модерация"
            className="mb-3 overflow-x-auto border-b border-line pb-2"
          >
            <ul className="flex gap-1">
              <li>
                <Link to="/admin" activeOptions={{ exact: true }} className={tab}>
                  Обзор
                </Link>
              </li>
              {overview.map(({ queue, waiting }) => (
                <li key={queue}>
                  <Link to={queueSections[queue].to} preload={false} className={tab}>
                    {queueSections[queue].label}
                    {waiting > 0 && (
                      <span className="numbers text-sm text-muted group-aria-[current]:hidden">
                        {formatNumber(waiting)}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
              {isAdmin && (
                <li>
                  <Link to="/admin/audit" preload={false} className={tab}>
                    Журнал
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          <Outlet />
        </div>
        {!isInQueue && <UndoCorner />}
      </UndoContext>
    </OverviewContext>
  );
}
