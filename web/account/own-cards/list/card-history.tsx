import { ChevronDown, History } from 'lucide-react';
import { useState } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import type { CardEvent, OwnCard } from '#contract/own-cards.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { actorWords, eventWords } from './event-words.ts';

/** What was done with the card, when and by whom; asked for when it is opened. */
export function CardHistory({ card: { kind, slug } }: { card: OwnCard }) {
  const api = useApi();
  const [events, setEvents] = useState<CardEvent[] | 'failed' | null>(null);

  async function load() {
    setEvents(null);
    try {
      setEvents((await api.call(cardCalls[kind].history, { params: { slug } })).data);
    } catch {
      setEvents('failed');
    }
  }

  return (
    <details
      className="group/history"
      onToggle={(event) => event.currentTarget.open && void load()}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 text-sm font-semibold text-action hover:bg-action-soft [&::-webkit-details-marker]:hidden">
        <History aria-hidden className="size-4.5" />
        История
        <ChevronDown
          aria-hidden
          className="size-4.5 transition-transform group-open/history:rotate-180"
        />
      </summary>
      <div className="px-3 pt-1 pb-2" aria-live="polite">
        <Events events={events} onRetry={() => void load()} />
      </div>
    </details>
  );
}

type EventsProps = { events: CardEvent[] | 'failed' | null; onRetry: () => void };

function Events({ events, onRetry }: EventsProps) {
  if (events === null) return <Skeleton className="h-16" />;
  if (events === 'failed') {
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        Историю не удалось загрузить.
        <Button kind="quiet" size="small" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      </p>
    );
  }
  if (events.length === 0) return <p className="text-muted">Пока ничего не было</p>;
  return (
    <ol className="flex flex-col gap-3 border-l-2 border-line pl-4 text-sm">
      {events.map(({ at, what, by, note }) => (
        <li key={`${at} ${what}`}>
          <p className="font-medium">{eventWords[what]}</p>
          <p className="numbers text-muted">
            <time dateTime={at}>{whenOf(at)}</time>
            {by && `, ${actorWords[by]}`}
          </p>
          {note && <p className="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

const when = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** In the time of whoever reads: it is loaded by a press, never on the server. */
const whenOf = (iso: string) => when.format(new Date(iso)).replace(' г.', '');
