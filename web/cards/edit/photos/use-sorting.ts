import { useState, type PointerEvent as PressEvent } from 'react';
import { moved } from './order.ts';

const slackPixels = 8;

/**
 * Moves an item by a mouse or a finger. The others make room at once; the new order counts when
 * it is let go. Items carry `data-photo` with their id and stand in the order of `positions`.
 */
export function useSorting(ids: readonly string[], onSorted: (ids: string[]) => void) {
  const [drag, setDrag] = useState<{ id: string; order: readonly string[] } | null>(null);

  function start(event: PressEvent, id: string) {
    if (event.button !== 0 || ids.length < 2) return;
    const { pointerId, clientX, clientY } = event;
    let order = ids;
    let isMoving = false;
    const listening = new AbortController();
    const options = { signal: listening.signal };

    function move(now: PointerEvent) {
      if (now.pointerId !== pointerId) return;
      const way = Math.hypot(now.clientX - clientX, now.clientY - clientY);
      isMoving ||= way > slackPixels;
      if (!isMoving) return;
      const over = idAt(now);
      if (over !== undefined && over !== id) order = moved(order, id, order.indexOf(over));
      setDrag({ id, order });
    }

    function end(isKept: boolean) {
      listening.abort();
      setDrag(null);
      if (isKept && isMoving && order.join() !== ids.join()) onSorted([...order]);
    }

    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', () => end(true), options);
    window.addEventListener('pointercancel', () => end(false), options);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), options);
  }

  return {
    start,
    dragged: drag?.id,
    /** The DOM stays as it is while something is moved: the finger would lose what it holds. */
    positionOf: (id: string) => (drag?.order ?? ids).indexOf(id),
  };
}

function idAt({ clientX, clientY }: PointerEvent): string | undefined {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]');
  return item?.dataset['photo'];
}
