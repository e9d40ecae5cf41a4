import type { ReactNode } from 'react';
import { cardNames, cardPath, cardStateWords, statesWithPage } from '#contract/cards.ts';
import type { Dialog } from '#contract/dialogs.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

interface PinnedCardProps {
  card: Dialog['card'];
  /** What comes next between the two: invite, hire, decline. */
  nextStep?: ReactNode;
}

/** What the two talk about, always in sight. */
export function PinnedCard({ card, nextStep }: PinnedCardProps) {
  return (
    <section
      aria-label="О чём переписка"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface-soft px-4 py-1.5"
    >
      <div className="min-w-0 grow basis-40">
        {card === null ? (
          <p className="flex min-h-11 items-center text-muted">Карточку удалили</p>
        ) : statesWithPage.includes(card.state) ? (
          <HrefLink
            href={cardPath(card)}
            className="flex min-h-11 min-w-0 items-center font-semibold text-action hover:text-action-hover"
          >
            <span className="truncate underline underline-offset-4">{card.title}</span>
          </HrefLink>
        ) : (
          <p className="py-1">
            <span className="block truncate font-semibold">{card.title}</span>
            <span className="block text-sm text-muted">
              {cardNames[card.kind]} {cardStateWords[card.state]}
            </span>
          </p>
        )}
      </div>
      {/* Over the keyboard of a phone there is room for what is said and nothing else. */}
      <div className="contents [@container(max-height:28rem)]:hidden">{nextStep}</div>
    </section>
  );
}
