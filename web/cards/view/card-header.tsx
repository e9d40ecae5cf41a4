import { EyeOff } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { CardFace } from '../tile/card-face.tsx';
import { Highlights } from '../tile/highlights.tsx';
import { PassportMark } from '../tile/passport-mark.tsx';
import { cardName, ownerLine, placeLine } from '../tile/card-words.ts';
import { Gallery } from './gallery/gallery.tsx';

export function CardHeader({ card }: { card: CardPage }) {
  return card.photos.length > 0 ? <WithGallery card={card} /> : <WithFace card={card} />;
}

/** Beside each other where the column, not the window, has room. */
function WithGallery({ card }: { card: CardPage }) {
  return (
    <div className="@container">
      <header className="grid gap-x-8 gap-y-5 @lg:grid-cols-[--spacing(68)_minmax(0,1fr)]">
        <Gallery photos={card.photos} name={cardName(card)} />
        <div className="flex flex-col gap-1.5 @lg:pt-4">
          <h1 className="text-2xl sm:text-3xl">{card.title}</h1>
          <Owner card={card} />
          <PayAndPlace card={card} />
          <Highlights texts={card.highlights} />
        </div>
      </header>
    </div>
  );
}

function WithFace({ card }: { card: CardPage }) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:gap-x-6 sm:gap-y-1.5">
      <div className="sm:row-span-2">
        <CardFace card={card} size="large" eager />
      </div>
      <h1 className="col-span-2 row-start-2 text-3xl sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:self-end">
        {card.title}
      </h1>
      <div className="col-start-2 row-start-1 sm:row-start-2 sm:self-start">
        <Owner card={card} />
      </div>
    </header>
  );
}

/** Below a picture the panel with these is out of sight. */
function PayAndPlace({ card }: { card: CardPage }) {
  return (
    <p className="flex flex-wrap gap-x-3 lg:hidden print:hidden">
      <span className="numbers font-semibold text-action">{payText(card.pay)}</span>
      <span className="text-muted">{placeLine(card)}</span>
    </p>
  );
}

function Owner({ card }: { card: CardPage }) {
  const line = ownerLine(card);
  return (
    <>
      {line && (
        <p className="text-lg [overflow-wrap:anywhere] text-muted">
          {card.kind === 'vacancy' && 'Размещает '}
          {line}
        </p>
      )}
      <PassportMark card={card} />
      {card.owner.name === null && <HiddenName />}
    </>
  );
}

function HiddenName() {
  return (
    <p className="mt-1 flex gap-2 text-sm text-muted">
      <EyeOff aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <span className="font-semibold text-ink">Имя скрыто.</span> Владелец пока не разрешил
        показывать его всем.
      </span>
    </p>
  );
}
