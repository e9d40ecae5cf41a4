import { messageWords } from './message-words.ts';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';

interface NewsRegionProps {
  /** The last one of the other side. */
  newest: Message | undefined;
  name: string;
}

/** Reads out what comes while the page is open, politely; history that is loaded stays silent. */
export function NewsRegion({ newest, name }: NewsRegionProps) {
  const [words, setWords] = useState('');
  const seen = useRef(newest?.id);
  useEffect(() => {
    if (!newest || newest.id === seen.current) return;
    seen.current = newest.id;
    setWords(`${name}: ${messageWords(newest)}`);
  }, [newest, name]);
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
