import { BadgeCheck } from 'lucide-react';
import { Badge } from '#web/ui/display/badge.tsx';

/** On the edge of its card where cards stand side by side, so that their lines stay level. */
export function TariffFlag() {
  return (
    <p className="sm:absolute sm:top-0 sm:left-5 sm:-translate-y-1/2">
      <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
        У вас есть тариф
      </Badge>
    </p>
  );
}
