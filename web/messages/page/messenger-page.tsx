import { Outlet, useParams } from '@tanstack/react-router';
import { useUser } from '#web/lib/context/router-context.ts';
import { classes } from '#web/ui/style/classes.ts';
import { OfflineLine } from '#web/ui/feedback/offline-line.tsx';
import { DialogList } from '../list/dialog-list.tsx';
import type { LoadedDialogs } from '../list/use-dialogs.ts';
import { useScreen } from './use-screen.ts';

/** Two panes where there is room; on a phone the list, or the one that is open. */
export function MessengerPage({ dialogs }: { dialogs: LoadedDialogs }) {
  const ownId = useUser()?.id ?? 0;
  const isOpen = useParams({ strict: false, select: ({ channel }) => channel !== undefined });
  useScreen();
  const Title = isOpen ? 'h2' : 'h1';
  return (
    <div className="flex h-full min-h-0 flex-col">
      <OfflineLine text="Нет связи. Сообщения отправим, когда она появится." />
      <div className="mx-auto grid min-h-0 grow w-full max-w-[90rem] lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section
          aria-label="Все сообщения"
          className={classes(
            'flex min-h-0 flex-col overflow-y-auto overscroll-contain border-line bg-surface lg:border-r',
            isOpen && 'max-lg:hidden',
          )}
        >
          <Title className="px-4 pt-4 pb-1 text-2xl">Сообщения</Title>
          <DialogList loaded={dialogs} ownId={ownId} />
        </section>
        <div className={classes('min-h-0 min-w-0', !isOpen && 'max-lg:hidden')}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
