import { useSyncExternalStore } from 'react';
import { formatMoment, formatMoscowMoment } from '#contract/moments.ts';

const never = () => () => undefined;

/** By the clock of whoever reads it; until hydration nobody knows which that is. */
export function LocalTime({ at }: { at: string }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const moment = new Date(at);
  return (
    <time dateTime={at} className="numbers">
      {isHere ? formatMoment(moment) : `${formatMoscowMoment(moment)} по Москве`}
    </time>
  );
}
