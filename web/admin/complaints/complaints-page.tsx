import { useMemo } from 'react';
import { complaintReasons } from '#contract/complaints.ts';
import type { ComplaintVoice, QueuedComplaint } from '#contract/queued-complaints.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { JudgedCard } from '../judged-card.tsx';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { QuotedText } from '../quoted-text.tsx';
import { complaintQueue } from './complaint-calls.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { withRead } from './read.ts';
import { gravestFirst, voicesWords } from './voices-words.ts';
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
      verdictsOf={(item) => withRead(item, item.person ? personVerdicts : complaintVerdicts)}
      titleOf={complaintTitle}
      Row={ComplaintRow}
      View={ComplaintView}
    />
  );
}

function ComplaintView({ item }: { item: QueuedComplaint }) {
  const { others, card, person } = item;
  return (
    <>
      {others.length > 0 && (
        <p className="mt-2 text-muted">
          Здесь всё, что {person ? 'о нём' : 'о ней'} пишут: {voicesWords(others.length + 1)}.
          Решение одно на всех, ответим каждому.
        </p>
      )}
      {gravestFirst([item, ...others]).map((voice) => (
        <Voice key={voice.id} voice={voice} hasQuotes={person !== null} />
      ))}
      {person && (
        <p className="mt-4 text-sm text-muted">
          На кого жалуются: <PersonLink person={person} />
        </p>
      )}
      {person && <Warnings warnings={person.warnings} />}
      {card && <JudgedCard card={card} />}
    </>
  );
}

function Voice({ voice, hasQuotes }: { voice: ComplaintVoice; hasQuotes: boolean }) {
  const { reason, text, author, created_at: createdAt, quotes } = voice;
  return (
    <>
      <QuotedText
        label={complaintReasons[reason]}
        by={
          <>
            <PersonLink person={author} />, ждёт <WaitingTime since={createdAt} />
          </>
        }
        text={text}
      />
      {hasQuotes && <QuotedMessages quotes={quotes} />}
    </>
  );
}
