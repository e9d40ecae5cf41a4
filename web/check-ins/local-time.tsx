import { useSyncExternalStore } from 'react';

const format = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const moscow = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});
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
      {isHere ? format.format(moment) : `${moscow.format(moment)} по Москве`}
    </time>
  );
}
