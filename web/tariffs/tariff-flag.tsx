import { BadgeCheck } from 'lucide-react';
import { useUser } from '#web/lib/context/router-context.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { untilText } from './tariff-words.ts';

/** On the edge of its card where cards stand side by side, so that their lines stay level. */
export function TariffFlag() {
  const until = useUser()?.tariff?.until;
  return (
    <p className="sm:absolute sm:top-0 sm:left-5 sm:-translate-y-1/2">
      <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
        <span>У вас есть тариф</span>
        {until && <span className="font-normal"> {untilText(until)}</span>}
      </Badge>
    </p>
  );
}
