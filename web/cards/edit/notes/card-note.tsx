import { Archive, CirclePause, Clock, Eye, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { capitalize } from '#contract/russian.ts';
import { waitPromise } from '#contract/wait.ts';
import { Note } from '#web/ui/feedback/note.tsx';
import { accountHref } from '../../owner/address.ts';
import { FormLink } from '../../owner/form-link.tsx';
import { RejectedNote } from './rejected-note.tsx';
import type { FormStep } from '../draft/steps.ts';
import type { FormWalk } from '../steps/use-form-walk.ts';
import { kindWords } from '../../owner/kind-words.ts';

type CardNoteProps = {
  card: OwnCard | null;
  steps: readonly FormStep[];
  walk: FormWalk;
  isEntry: boolean;
};

/** What becomes of a card that is known to others already while it is being written. */
export function CardNote({ card, steps, walk, isEntry }: CardNoteProps) {
  if (!card) return null;
  const { state, review } = card;
  const name = capitalize(kindWords[card.kind].one);
  const lastStepHref = walk.hrefOf(steps.length - 1);
  if (state === 'blocked') return <BlockedNote card={card} />;
  if (review?.state === 'rejected') return <RejectedNote {...{ card, steps, walk, isEntry }} />;
  if (review) return <WaitingNote card={card} />;
  if (state === 'published') return <ShownNote card={card} lastStepHref={lastStepHref} />;
  if (state === 'paused') {
    return (
      <Note tone="warning" icon={<CirclePause />}>
        <p>{name} приостановлена: её никто не видит, пока вы не покажете её снова.</p>
      </Note>
    );
  }
  if (state === 'closed') {
    return (
      <Note tone="info" icon={<Archive />}>
        <p>{name} закрыта. Опубликуете — и она откроется снова.</p>
      </Note>
    );
  }
  return null;
}

function BlockedNote({ card }: { card: OwnCard }) {
  return (
    <Note tone="error" icon={<ShieldAlert />}>
      <p className="font-semibold">
        {capitalize(kindWords[card.kind].accusative)} сняли модераторы
      </p>
      <p className="whitespace-pre-line">{card.block?.reason}</p>
      <p>
        Поправьте и попросите посмотреть ещё раз{' '}
        <TextLink href={accountHref(card)}>в личном кабинете</TextLink>.
      </p>
    </Note>
  );
}

function WaitingNote({ card }: { card: OwnCard }) {
  return (
    <Note tone="info" icon={<Clock />}>
      <p>
        {card.state === 'published' ? (
          <>
            Новый текст на проверке, пока люди видят{' '}
            <TextLink href={cardPath(card)}>прежний</TextLink>.
          </>
        ) : (
          `На проверке. ${waitPromise(card.review?.wait_minutes ?? null)}.`
        )}{' '}
        {card.review?.is_outdated
          ? 'Вы кое-что изменили: чтобы проверили и это, отправьте ещё раз.'
          : 'Можно править дальше и отправить ещё раз.'}
      </p>
    </Note>
  );
}

type ShownNoteProps = { card: OwnCard; lastStepHref: string };

function ShownNote({ card, lastStepHref }: ShownNoteProps) {
  const { one, of } = kindWords[card.kind];
  return (
    <Note tone="info" icon={<Eye />}>
      <p>
        {card.has_changes ? (
          <>
            Люди видят <TextLink href={cardPath(card)}>прежний текст {of}</TextLink>, пока вы не
            нажмёте <TextLink href={lastStepHref}>«Опубликовать изменения»</TextLink>.
          </>
        ) : (
          `${capitalize(one)} опубликована. Можно спокойно править: прежний текст останется на виду, пока вы не опубликуете изменения.`
        )}
      </p>
    </Note>
  );
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <FormLink
      href={href}
      className="font-medium text-action underline underline-offset-4 hover:text-action-hover"
    >
      {children}
    </FormLink>
  );
}
