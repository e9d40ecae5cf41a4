import { useMemo } from 'react';
import type { QueuedAppeal } from '#contract/queued-appeals.ts';
import { formatDay } from '#contract/russian.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { JudgedCard } from '../judged-card.tsx';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { QuotedText } from '../quoted-text.tsx';
import { appealCalls } from './appeal-calls.ts';
import { appealVerdicts } from './verdicts.ts';

export function AppealsPage({ loaded }: { loaded: QueuePage<QueuedAppeal> }) {
  const api = useApi();
  const user = useUser();
  const calls = useMemo(() => appealCalls(api), [api]);
  return (
    <QueueWorkspace
      queue="appeals"
      calls={calls}
      loaded={loaded}
      verdicts={appealVerdicts}
      verdictsOf={({ block }) =>
        block.by?.id === user?.id && block.has_other_judge
          ? { ...appealVerdicts, closed }
          : appealVerdicts
      }
      titleOf={({ card }) => card.title}
      Row={AppealRow}
      View={AppealView}
    />
  );
}

const closed = 'Карточку сняли вы, поэтому решит другой сотрудник.';

function AppealRow({ item }: { item: QueuedAppeal }) {
  const { card, text, created_at: createdAt } = item;
  return (
    <>
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{card.title}</span>
      <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{text}</span>
      <span className="text-sm text-muted">
        <WaitingTime since={createdAt} />
      </span>
    </>
  );
}

function AppealView({ item }: { item: QueuedAppeal }) {
  const { card, text, block, created_at: createdAt } = item;
  const by = [block.by?.name ?? 'Сотрудник', formatDay(block.at)].join(', ');
  return (
    <>
      <QuotedText label="Почему сняли" by={by} text={block.reason} />
      <QuotedText
        label="Что пишет владелец"
        by={
          <>
            <PersonLink person={card.owner} />, ждёт <WaitingTime since={createdAt} />
          </>
        }
        text={text}
      />
      <JudgedCard card={card} />
    </>
  );
}
