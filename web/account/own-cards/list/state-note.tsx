import type { OwnCard } from '#contract/own-cards.ts';
import { countOf } from '#contract/russian.ts';
import { waitPromise } from '#contract/wait.ts';
import { Note } from '#web/ui/feedback/note.tsx';

/** What the state means for the owner, in the words of the moderator where there are any. */
export function StateNote({ card }: { card: OwnCard }) {
  const { state, review, block } = card;
  if (state === 'blocked' && block) return <BlockNote block={block} />;
  if (review?.state === 'rejected') return <RejectedNote review={review} />;
  if (review) return <WaitingNote review={review} isShown={state === 'published'} />;
  return null;
}

type Block = NonNullable<OwnCard['block']>;

function BlockNote({ block: { reason, appeal } }: { block: Block }) {
  return (
    <Note tone="error">
      <Said by="Модератор">{reason}</Said>
      {appeal?.state === 'waiting' && (
        <p className="font-medium">Мы получили вашу просьбу и посмотрим ещё раз.</p>
      )}
      {appeal?.state === 'denied' && <Said by="Ответ на вашу просьбу">{appeal.answer}</Said>}
    </Note>
  );
}

type Review = NonNullable<OwnCard['review']>;

function RejectedNote({ review: { reason, notes } }: { review: Review }) {
  const count = Object.keys(notes).length;
  return (
    <Note tone="error">
      <Said by="Модератор">{reason}</Said>
      {count > 0 && (
        <p>
          {countOf(count, ['пометка стоит', 'пометки стоят', 'пометок стоят'])} у полей в форме.
        </p>
      )}
    </Note>
  );
}

function WaitingNote({ review, isShown }: { review: Review; isShown: boolean }) {
  return (
    <Note tone="info">
      <p>
        {waitPromise(review.wait_minutes)}.{isShown && ' Пока люди видят прежний текст.'}
      </p>
      {review.is_outdated && <p>Правки, сделанные после отправки, нужно отправить ещё раз.</p>}
    </Note>
  );
}

function Said({ by, children }: { by: string; children: string }) {
  return (
    <p className="whitespace-pre-line">
      <span className="font-semibold">{by}: </span>
      {children}
    </p>
  );
}
