import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { useOwnCard } from '../actions/use-own-card.ts';

const CardDialogs = lazyPart(() => import('../dialogs/card-dialogs.tsx'));

interface SilenceNoteProps {
  card: OwnCard;
  silence: NonNullable<OwnCard['silence']>;
}

/** Asks somebody who does not answer whether the card still holds, and says what follows from it. */
export function SilenceNote({ card, silence }: SilenceNoteProps) {
  const work = useOwnCard(card);
  const [isClosing, setIsClosing] = useState(false);
  // A vacancy is over then, and asks why; a resume rests.
  const takeAway = () => (card.kind === 'vacancy' ? setIsClosing(true) : void work.pause());
  return (
    <Note tone="warning">
      <p className="font-semibold">
        {silence.is_sunk
          ? 'Карточка показывается ниже: вы не отвечаете'
          : `${card.kind === 'vacancy' ? 'Вакансия' : 'Анкета'} ещё актуальна?`}
      </p>
      <p>
        {silence.is_sunk
          ? 'Ответьте кому-нибудь или нажмите «Да, актуально», и она вернётся на своё место.'
          : 'Вам написали трое подряд, и никто не получил ответа. Через неделю молчания карточка будет показываться ниже.'}{' '}
        <HrefLink
          href="/account/message"
          className="whitespace-nowrap underline underline-offset-4 hover:text-action"
        >
          Открыть сообщения
        </HrefLink>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" pending={work.pending} onClick={() => void work.confirm()}>
          Да, актуально
        </Button>
        <Button size="small" kind="secondary" pending={work.pending} onClick={takeAway}>
          Снять с публикации
        </Button>
      </div>
      {isClosing && (
        <Suspense>
          <CardDialogs card={card} work={work} asked="close" onClose={() => setIsClosing(false)} />
        </Suspense>
      )}
    </Note>
  );
}
