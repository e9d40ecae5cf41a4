import { CalendarClock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { CardTile } from '#contract/cards.ts';
import { capitalize, moscowDay } from '#contract/russian.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { busyText } from './busy-words.ts';

const never = () => () => undefined;

type BusyBadgeProps = { card: Pick<CardTile, 'busy_until' | 'category'>; className?: string };

/** «Занята до 5 декабря». Cached pages outlive that day, so the browser takes it away when it is over. */
export function BusyBadge({ card: { busy_until, category }, className = '' }: BusyBadgeProps) {
  const isOver = useSyncExternalStore(
    never,
    () => busy_until !== null && busy_until < moscowDay(new Date()),
    () => false,
  );
  if (busy_until === null || isOver) return null;
  return (
    <p className={className}>
      <Badge tone="warning" icon={<CalendarClock aria-hidden />}>
        {capitalize(busyText(category.name, busy_until))}
      </Badge>
    </p>
  );
}
