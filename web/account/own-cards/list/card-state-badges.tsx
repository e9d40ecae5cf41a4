import type { OwnCard } from '#contract/own-cards.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { stateBadges } from './state-badges.ts';

export function CardStateBadges({ card }: { card: OwnCard }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Состояние">
      {stateBadges(card).map(({ tone, text }) => (
        <li key={text} className="max-w-full">
          <Badge tone={tone}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
