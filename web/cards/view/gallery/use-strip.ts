import { useCallback, useEffect, useRef, useState } from 'react';

/** A row of pictures of which one is in sight; `start` is the one to begin with. */
export function useStrip(start = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);

  useEffect(() => {
    const list = strip.current;
    if (start > 0) list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
  }, [start]);

  /** The strip itself says where it has come to rest, whoever has moved it. */
  const follow = useCallback(() => {
    const list = strip.current;
    if (list) setAt(Math.round(list.scrollLeft / list.clientWidth));
  }, []);

  const show = useCallback((index: number) => {
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }, []);

  return { strip, at, show, follow };
}
