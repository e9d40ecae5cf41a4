import { EyeOff } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { CardFace } from '../card-face.tsx';
import { ownerLine } from '../card-words.ts';

export function CardHeader({ card }: { card: CardPage }) {
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
      <CardFace card={card} size="large" />
      <div className="min-w-0">
        <h1 className="text-3xl">{card.title}</h1>
        <Owner card={card} />
      </div>
    </header>
  );
}

function Owner({ card }: { card: CardPage }) {
  const line = ownerLine(card);
  return (
    <>
      {line && (
        <p className="mt-1.5 text-lg [overflow-wrap:anywhere] text-muted">
          {card.kind === 'vacancy' && 'Размещает '}
          {line}
        </p>
      )}
      {card.owner.name === null && <HiddenName />}
    </>
  );
}

function HiddenName() {
  return (
    <p className="mt-1.5 flex gap-2 text-sm text-muted">
      <EyeOff aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <span className="font-semibold text-ink">Имя скрыто.</span> Владелец пока не разрешил
        показывать его всем.
      </span>
    </p>
  );
}
