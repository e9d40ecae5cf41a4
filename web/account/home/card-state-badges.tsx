import type { OwnCard } from '#contract/cards.ts';
import { Badge } from '#web/ui/badge.tsx';

export function CardStateBadges({ card }: { card: OwnCard }) {
  if (card.state === 'draft') return <Badge>Снята с публикации</Badge>;
  return (
    <>
      <Badge tone="success">Опубликована</Badge>
      {card.has_changes && <Badge tone="warning">Правки не опубликованы</Badge>}
    </>
  );
}
