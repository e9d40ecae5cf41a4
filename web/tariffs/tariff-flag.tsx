import { BadgeCheck } from 'lucide-react';
import { useUser } from '#web/lib/context/router-context.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { untilText } from './tariff-words.ts';

/** On the card of the tariff that the person is on. */
export function TariffFlag() {
  const until = useUser()?.tariff?.until;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
        У вас есть тариф
      </Badge>
      {until && <span className="text-sm text-muted">{untilText(until)}</span>}
    </p>
  );
}
