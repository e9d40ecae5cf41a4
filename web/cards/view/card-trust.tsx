import { Activity, CircleDashed, ShieldCheck } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { Card } from '#web/ui/display/card.tsx';
import { examText } from '../tile/exam-text.ts';
import { longDay, trustText } from './trust.ts';

const advice: Record<CardKind, string> = {
  resume: 'Документы и рекомендации попросите показать при встрече.',
  vacancy: 'Условия обсудите до первого выхода и никому не платите вперёд.',
};

/** What we know of the person, and as plainly what we do not. */
export function CardTrust({ card: { kind, trust, owner } }: { card: CardPage }) {
  if (trust.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="trust" data-sheet="checked">
      <h2 id="trust" className="text-lg">
        Что мы проверили
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {trust.map((mark) => (
          <li key={mark.key} className="flex gap-2.5">
            {mark.checked_at === null ? (
              <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            ) : (
              <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            )}
            <span className={mark.checked_at === null ? 'text-muted' : undefined}>
              {trustText(mark)}
            </span>
          </li>
        ))}
        {owner.exam_badge && (
          <li className="flex gap-2.5">
            <Activity aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {examText(owner.exam_badge)}, {longDay(owner.exam_badge.day)}
          </li>
        )}
      </ul>
      <p className="mt-3 text-sm text-muted">Больше мы ничего не проверяли. {advice[kind]}</p>
    </Card>
  );
}
