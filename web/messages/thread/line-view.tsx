import type { Message } from '#contract/messages.ts';
import type { ReadMarks } from '#contract/dialogs.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { AddressCard } from '../address/address-card.tsx';
import { MeetingCard } from '../meetings/meeting-card.tsx';
import type { Meetings } from '../meetings/use-meetings.tsx';
import type { Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from '../outbox/outbox-state.ts';
import { markOf, type Line } from './lines.ts';
import { MessageLine } from './message-line.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';

/** What all lines of a conversation have in common. */
export interface LinesProps {
  ownId: number;
  clock: { now: number; zone: number };
  /** How far the other side has come. */
  theirs: ReadMarks;
  outbox: Outbox;
  /** Null: nothing can be done in this dialog any more. */
  meetings: Meetings | null;
  actionsOf: (message: Message) => MenuAction[];
  onTakeBack: (message: Outgoing) => void;
}

type LineViewProps = LinesProps & { line: Line; isLast: boolean };

/** A line of the conversation, whether it has arrived or not. */
export function LineView(props: LineViewProps) {
  const { line, isLast, ownId, clock, theirs, outbox, meetings, actionsOf, onTakeBack } = props;
  const { zone, now } = clock;
  if (line.outgoing) {
    const { outgoing } = line;
    const { clientId } = outgoing;
    return (
      <OutgoingBubble
        outgoing={outgoing}
        isLast={isLast}
        zone={zone}
        onRetry={() => outbox.retry(clientId)}
        onTakeBack={() => {
          outbox.drop(clientId);
          onTakeBack(outgoing);
        }}
      />
    );
  }
  const { message } = line;
  const { id, meeting } = message;
  const isOwn = message.author_id === ownId;
  function contentOf() {
    if (meeting) return <MeetingCard {...{ id, meeting, isOwn, now, meetings }} />;
    return message.kind === 'address' ? <AddressCard address={message.text} /> : null;
  }

  return (
    <MessageLine
      message={message}
      isOwn={isOwn}
      isLast={isLast}
      mark={markOf(message, theirs)}
      zone={zone}
      actions={actionsOf(message)}
      content={contentOf()}
    />
  );
}
