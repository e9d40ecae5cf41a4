import { useSyncExternalStore } from 'react';
import { capitalize } from '#contract/russian.ts';
import { lastSeenDate, lastSeenText } from './last-seen-words.ts';

const never = () => () => undefined;

interface LastSeenProps {
  /** A day in Moscow; null: long ago. */
  on: string | null;
  capital?: boolean;
}

/** «был(а) вчера». As with dates of publication, only the browser knows which day it is. */
export function LastSeen({ on, capital = false }: LastSeenProps) {
  const text = useSyncExternalStore(
    never,
    () => lastSeenText(on, new Date()),
    () => lastSeenDate(on),
  );
  return <>{capital ? capitalize(text) : text}</>;
}
