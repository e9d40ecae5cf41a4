import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Line } from './lines.ts';

const nearPx = 60;

/**
 * Where the reader is in a conversation that scrolls from its end. There `scrollTop` is counted
 * backwards from the last message: what comes in above moves nothing, and what comes in below is made
 * up for as long as the reader is elsewhere.
 */
export function useBottom(
  lines: readonly Line[],
  ownId: number,
  onBottom: (isThere: boolean) => void,
) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [isAtBottom, setAtBottom] = useState(true);
  const [news, setNews] = useState(0);
  const last = lines.at(-1);
  const seen = useRef(last?.key);

  useLayoutEffect(() => {
    const scroller = box.current;
    const isNew = seen.current !== last?.key;
    seen.current = last?.key;
    if (!scroller || !isNew) return;
    if (last?.author_id === ownId) {
      scroller.scrollTop = 0;
    } else if (scroller.scrollTop < -nearPx) {
      scroller.scrollTop -= Math.max(0, (content.current?.offsetHeight ?? 0) - height.current);
      setNews((count) => count + 1);
    }
  }, [last?.key, last?.author_id, ownId]);

  const tell = useEffectEvent(onBottom);
  useEffect(() => {
    const [scroller, inside] = [box.current, content.current];
    if (!scroller || !inside) return undefined;
    const look = () => {
      const isThere = scroller.scrollTop > -nearPx;
      setAtBottom(isThere);
      if (isThere) setNews(0);
      tell(isThere);
    };
    const watcher = new ResizeObserver(() => {
      height.current = inside.offsetHeight;
    });
    watcher.observe(inside);
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);

  function toBottom() {
    box.current?.scrollTo({ top: 0, behavior: 'smooth' });
    box.current?.focus({ preventScroll: true });
  }
  return { box, content, isAtBottom, news, toBottom };
}
