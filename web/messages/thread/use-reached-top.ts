import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Before the reader comes to the very first message that is there, more are asked for. */
const ahead = '800px 0px 0px';

/** Answers the mark that stands above all messages. */
export function useReachedTop(box: RefObject<HTMLElement | null>, onReached: () => void) {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!mark.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { root: box.current, rootMargin: ahead },
    );
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, [box]);
  return mark;
}
