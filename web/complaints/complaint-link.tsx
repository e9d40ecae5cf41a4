import { Flag } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';

/** Nobody complains of themself. */
export function ComplaintLink({ card }: { card: CardPage }) {
  if (card.is_own) return null;
  return (
    <ModalLink
      modal="complaint"
      className="inline-flex min-h-11 items-center gap-2 text-muted underline underline-offset-4 hover:text-ink"
    >
      <Flag aria-hidden className="size-4.5 shrink-0" />
      Пожаловаться
    </ModalLink>
  );
}
