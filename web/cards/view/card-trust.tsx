import { CircleDashed, ShieldCheck } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { Card } from '#web/ui/display/card.tsx';
import { checkedLines, saidLines, type TrustLine } from './trust.ts';

const advice: Record<CardKind, string> = {
  resume:
    'Дипломы, опыт, здоровье и судимость мы не проверяли. Документы и рекомендации попросите показать при встрече.',
  vacancy:
    'Адрес, условия и состав семьи мы не проверяли. Обсудите их до первого выхода и никому не платите вперёд.',
};

/** What we know of the person, how and until when, and as plainly what we do not. */
export function CardTrust({ card }: { card: CardPage }) {
  if (card.trust.length === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="trust"
      data-sheet="checked"
      className="min-w-0 self-start lg:col-start-1"
    >
      <h2 id="trust" className="text-lg">
        Что мы проверили
      </h2>
      <Lines lines={[...checkedLines(card), ...saidLines(card)]} />
      <p className="mt-4 border-t border-line pt-3 text-sm text-muted print:hidden">
        {advice[card.kind]}
      </p>
    </Card>
  );
}

const Lines = ({ lines }: { lines: TrustLine[] }) => (
  // By its own room: the preview beside a form is a column of a desk.
  <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-3">
    {lines.map(({ key, isKnown, text, how, href }) => (
      <li key={key} className="flex gap-2.5">
        {isKnown ? (
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        ) : (
          <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        )}
        <div className="min-w-0">
          <p className={isKnown ? 'numbers' : 'text-muted'}>
            {href ? (
              <a href={href} className="underline underline-offset-4 hover:text-action">
                {text}
              </a>
            ) : (
              text
            )}
          </p>
          {how && <p className="text-sm text-muted print:hidden">{how}</p>}
        </div>
      </li>
    ))}
  </ul>
);
