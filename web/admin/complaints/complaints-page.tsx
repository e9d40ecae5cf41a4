import { useMemo } from 'react';
import { complaintReasons } from '#contract/complaints.ts';
import type { QueuedComplaint } from '#contract/moderation.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { JudgedCard } from '../judged-card.tsx';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { WaitedTime } from '../waited/waited-time.tsx';
import { SaidWords } from '../said-words.tsx';
import { complaintQueue } from './complaint-calls.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { othersWords } from './others-words.ts';
import { personVerdicts } from './person-verdicts.ts';
import { QuotedMessages } from './quoted-messages.tsx';
import { complaintTitle } from './title.ts';
import { complaintVerdicts } from './verdicts.ts';
import { Warnings } from './warnings.tsx';

export function ComplaintsPage({ loaded }: { loaded: QueuePage<QueuedComplaint> }) {
  const api = useApi();
  const calls = useMemo(() => complaintQueue(api), [api]);
  return (
    <QueueWorkspace
      queue="complaints"
      calls={calls}
      loaded={loaded}
      verdicts={complaintVerdicts}
      verdictsOf={({ person }) => (person ? personVerdicts : complaintVerdicts)}
      titleOf={complaintTitle}
      Row={ComplaintRow}
      View={ComplaintView}
    />
  );
}

function ComplaintView({ item }: { item: QueuedComplaint }) {
  const { reason, text, author, created_at: createdAt, others, card, person } = item;
  return (
    <>
      {others > 0 && (
        <p className="mt-2">
          <Badge tone="error">
            {person ? 'О нём же' : 'О ней же'} {othersWords(others)}
          </Badge>
        </p>
      )}
      <SaidWords
        label={complaintReasons[reason]}
        by={
          <>
            {author.name ?? 'Без имени'}, ждёт <WaitedTime since={createdAt} />
          </>
        }
        text={text}
      />
      {person && <Warnings warnings={person.warnings} />}
      {person && <QuotedMessages quotes={item.quotes} />}
      {card && <JudgedCard card={card} />}
    </>
  );
}
