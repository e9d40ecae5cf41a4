import type { CardTile } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { CardFace } from '#web/cards/tile/card-face.tsx';
import { CardLink } from '#web/cards/tile/card-link.tsx';
import { placeLine } from '#web/cards/tile/card-words.ts';

/** One line of face, title, pay and place: enough to know it again. */
export function RecentTile({ card }: { card: CardTile }) {
  const { owner } = card;
  return (
    <CardLink
      card={card}
      className="flex h-full items-center gap-3 rounded-card border border-line bg-surface p-3 no-underline transition-colors hover:border-action hover:bg-action-soft"
    >
      <span className="shrink-0 [&_img]:size-14">
        <CardFace card={card} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere] text-action">
          {owner.name && card.kind === 'resume' ? `${card.title}, ${owner.name}` : card.title}
        </span>
        <span className="numbers text-sm">{payText(card.pay)}</span>
        <span className="truncate text-sm text-muted">{placeLine(card)}</span>
      </span>
    </CardLink>
  );
}
