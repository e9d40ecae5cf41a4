import type { Broadcast } from '#contract/broadcasts.ts';
import { BackLink } from '../back-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { BroadcastEditor } from './broadcast-editor.tsx';
import { BroadcastLetter } from './broadcast-letter.tsx';
import { BroadcastSending } from './broadcast-sending.tsx';
import { broadcastStates } from './broadcast-states.ts';

const roles = { worker: 'специалистам', employee: 'семьям' };

/** A draft is written here; what has begun is followed. Null: a new one. */
export function BroadcastPage({ broadcast }: { broadcast: Broadcast | null }) {
  const isDraft = !broadcast || broadcast.state === 'draft';
  return (
    <>
      <BackLink href="/admin/broadcast">Все рассылки</BackLink>
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {broadcast ? broadcast.subject : 'Новая рассылка'}
      </h1>
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        {isDraft ? (
          <BroadcastEditor broadcast={broadcast} />
        ) : (
          <div className="flex flex-col gap-4">
            <BroadcastFacts broadcast={broadcast} />
            <BroadcastSending broadcast={broadcast} />
          </div>
        )}
        {broadcast && <BroadcastLetter id={broadcast.id} version={broadcast.version} />}
      </div>
    </>
  );
}

function BroadcastFacts({ broadcast }: { broadcast: Broadcast }) {
  const { state, role, city, author, started_at, ended_at, with_note } = broadcast;
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone={broadcastStates[state].tone}>{broadcastStates[state].words}</Badge>
      <p>
        Кому: {role ? roles[role] : 'всем'}, {city ? city.name : 'вся Россия'}
        {with_note && ', и в уведомлениях на сайте'}
      </p>
      <p className="text-muted">
        {author && `${author}. `}
        {started_at && (
          <>
            Началась <EntryTime at={started_at} />
          </>
        )}
        {ended_at && (
          <>
            , закончилась <EntryTime at={ended_at} />
          </>
        )}
      </p>
    </div>
  );
}
