import type { BroadcastLine } from '#contract/broadcasts.ts';
import { formatNumber } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { broadcastStates } from './broadcast-states.ts';

export function BroadcastsPage({ broadcasts }: { broadcasts: BroadcastLine[] }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Рассылки</h1>
        <HrefLink href="/admin/broadcast/new" className={buttonStyles({ kind: 'primary' })}>
          Новая рассылка
        </HrefLink>
      </div>
      <p className="text-muted">Письма получают только те, кто согласился на новости и советы.</p>
      {broadcasts.length === 0 ? (
        <EmptyState
          title="Рассылок ещё не было"
          text="Напишите первую: она останется черновиком, пока вы её не отправите."
        />
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {broadcasts.map(({ id, subject, state, people, sent, started_at, created_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
              <HrefLink
                href={`/admin/broadcast/${id}`}
                className="inline-flex min-h-11 grow basis-72 items-center font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover"
              >
                {subject}
              </HrefLink>
              {people !== null && (
                <p className="numbers text-sm text-muted">
                  {formatNumber(sent)} из {formatNumber(people)}
                </p>
              )}
              <Badge tone={broadcastStates[state].tone}>{broadcastStates[state].words}</Badge>
              <p className="numbers text-sm text-muted sm:min-w-48">
                <EntryTime at={started_at ?? created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
