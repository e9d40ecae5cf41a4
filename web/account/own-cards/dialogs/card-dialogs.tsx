import { useState } from 'react';
import type { OwnCard } from '#contract/own-cards.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { BusyDialog } from './busy-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import type { CardAction } from '../actions/card-actions.ts';
import RemoveDialog from './remove-dialog.tsx';
import type { OwnCardWork } from '../actions/use-own-card.ts';

type CardDialogsProps = {
  card: OwnCard;
  work: OwnCardWork;
  /** What was pressed and needs another word. */
  asked: CardAction | null;
  onClose: () => void;
};

/** Load it lazily: dialogs are heavy, and most visits ask nothing. */
export default function CardDialogs({ card, work, asked, onClose }: CardDialogsProps) {
  const [appeal, setAppeal] = useState('');
  switch (asked) {
    case 'busy':
      return <BusyDialog onDone={work.markBusy} onClose={onClose} />;
    case 'limit':
      return <LimitDialog card={card} onDone={work.limit} onClose={onClose} />;
    case 'close':
      return <CloseDialog card={card} onDone={work.close} onClose={onClose} />;
    case 'appeal':
      return (
        <AppealDialog
          reason={card.block?.reason ?? ''}
          text={appeal}
          onText={setAppeal}
          onDone={work.appeal}
          onClose={onClose}
        />
      );
    case 'remove':
      return <RemoveDialog card={card} onRemove={() => void work.remove()} onClose={onClose} />;
    default:
      return null;
  }
}
