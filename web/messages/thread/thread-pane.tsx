import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Channel } from '#contract/dialogs.ts';
import { CookieLine } from '#web/cookies/cookie-banner.tsx';
import { useBottomBar } from '#web/lib/browser/use-bottom-bar.ts';
import { useAddress } from '../address/use-address.tsx';
import { Composer } from '../composer/composer.tsx';
import { EditingBar } from '../composer/editing-bar.tsx';
import { LeftLine } from '../composer/left-line.tsx';
import { useWriting } from '../composer/use-writing.ts';
import { useMeetings } from '../meetings/use-meetings.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { seenWords } from '../time/seen-words.ts';
import { useClock } from '../time/use-clock.ts';
import { AddButton } from './add-button.tsx';
import { mayChange } from './changing.ts';
import { ClosedLine } from './closed-line.tsx';
import { HistoryTop } from './history-top.tsx';
import { linesOf } from './lines.ts';
import { MessageList } from './message-list.tsx';
import { NewsRegion } from './news-region.tsx';
import { otherName } from './other-name.ts';
import { PinnedCard } from './pinned-card.tsx';
import { ThreadHead } from './thread-head.tsx';
import { timelineOf } from './timeline.ts';
import { useComplaint } from './use-complaint.tsx';
import { useDialogActions } from './use-dialog-actions.tsx';
import { useMessageActions } from './use-message-actions.tsx';
import { usePresence } from './use-presence.ts';
import { useReading } from './use-reading.ts';
import { useThread } from './use-thread.ts';
import { useTyping } from '../typing/use-typing.ts';

interface ThreadPaneProps {
  loaded: Channel;
  ownId: number;
  /** What comes next between the two, drawn by those who know; in a closed one there is less. */
  renderNextStep?: (isOpen: boolean) => ReactNode;
}

/** One conversation: who, about what, what was said, and the field. */
export function ThreadPane({ loaded, ownId, renderNextStep }: ThreadPaneProps) {
  const [state, thread] = useThread(loaded, ownId);
  const { channel, other, messages, theirs, closed, older } = state;
  const [outgoing, outbox] = useOutbox(channel, ownId, thread.take);
  const [isAtBottom, setAtBottom] = useState(true);
  const clock = useClock(loaded.messages.at(-1)?.sent_at);
  const newest = messages.findLast(({ author_id }) => author_id !== ownId);
  const isOpen = closed === null;
  const { isHere, leftAt } = usePresence(channel, other.id, isOpen);
  const isTyping = useTyping(channel, newest?.id, isOpen);
  const seenAt = leftAt ?? state.last_seen_at;
  const seen = seenAt && isOpen ? seenWords(seenAt, clock.now, clock.zone) : null;
  const loadOlder = () => void thread.loadOlder();

  useEffect(() => outbox.confirm(messages), [outbox, messages]);
  const onRead = useCallback((id: number) => thread.markRead(id), [thread]);
  useReading({ channel, newest, readId: state.own.read_id, isAtBottom, onRead });

  const writing = useWriting({
    channel,
    draft: loaded.draft,
    lastOwn: messages.findLast((one) => one.author_id === ownId && mayChange(one, clock.now)),
    onSend: outbox.add,
    onEdited: thread.take,
  });
  const actionsOf = useMessageActions({
    ownId,
    now: clock.now,
    canWrite: isOpen,
    onEdit: writing.edit,
    onChanged: thread.take,
  });
  const complaint = useComplaint(state);
  const ofDialog = useDialogActions(state, thread.catchUp);
  const actions = [...ofDialog.actions, ...complaint.ofPerson];
  const { meetings, proposing, dialog } = useMeetings({
    channel,
    zone: state.meeting_zone,
    onChanged: thread.take,
    catchUp: thread.catchUp,
  });
  // What is said for a moment stands above the field, not over what is being typed.
  const [bottom, setBottom] = useState<HTMLElement | null>(null);
  useBottomBar('all', bottom);
  const { sending, confirmation } = useAddress(state, otherName(other), thread.take);

  return (
    <div className="flex h-full min-h-0 flex-col [container-type:size]">
      <ThreadHead {...{ other, isHere, isTyping, seen, actions }} />
      <PinnedCard card={state.card} nextStep={renderNextStep?.(isOpen)} />
      <MessageList
        days={timelineOf(linesOf(messages, outgoing, ownId), clock.zone)}
        clock={clock}
        onTop={loadOlder}
        onBottom={setAtBottom}
        top={<HistoryTop older={older} hasOlder={state.next_cursor !== null} onRetry={loadOlder} />}
        lines={{
          ownId,
          theirs,
          outbox,
          actionsOf: (message) => [...actionsOf(message), ...complaint.ofMessage(message)],
          clock,
          meetings: isOpen ? meetings : null,
          onTakeBack: writing.putBack,
        }}
      />
      {complaint.dialog}
      <NewsRegion newest={newest} name={otherName(other)} />
      <div ref={setBottom} className="shrink-0 border-t border-line bg-surface">
        <CookieLine />
        {isOpen ? (
          <Composer
            field={writing.field}
            text={writing.text}
            onText={writing.write}
            onSend={writing.send}
            onKey={writing.press}
            isEditing={writing.edited !== null}
            files={writing.files}
            attaching={writing.attaching}
            beside={<AddButton actions={[proposing, ...sending]} />}
            above={
              writing.edited ? (
                <EditingBar text={writing.edited.text} onCancel={writing.cancel} />
              ) : (
                <LeftLine left={state.left} />
              )
            }
          />
        ) : (
          <ClosedLine reason={closed} onUnblock={ofDialog.unblock ?? null} />
        )}
      </div>
      {dialog}
      {confirmation}
    </div>
  );
}
