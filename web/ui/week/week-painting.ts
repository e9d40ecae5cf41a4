import { useRef, type MouseEvent, type PointerEvent } from 'react';

type Painter = {
  value: readonly string[];
  paint: (marks: readonly string[], on: boolean) => void;
};

type Stroke = { first: string; on: boolean; moved: boolean };

function markUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cell = under?.closest<HTMLElement>('[data-cell]');
  return cell && event.currentTarget.contains(cell) ? cell.dataset['cell'] : undefined;
}

/**
 * Drawing over cells with a mouse or a finger. A press that stays in its cell is left to the
 * checkbox; once it reaches another cell, all crossed cells become what the first one turned into.
 */
export function usePainting({ value, paint }: Painter) {
  const stroke = useRef<Stroke | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      const first = markUnder(event);
      if (event.button !== 0 || !first) return;
      stroke.current = { first, on: !value.includes(first), moved: false };
    },
    onPointerMove(event: PointerEvent) {
      const now = stroke.current;
      const mark = now && event.buttons !== 0 ? markUnder(event) : undefined;
      if (!now || !mark || (mark === now.first && !now.moved)) return;
      paint(now.moved ? [mark] : [now.first, mark], now.on);
      now.moved = true;
    },
    onPointerCancel() {
      stroke.current = null;
    },
    onClickCapture(event: MouseEvent) {
      // Coming back to the first cell ends in a click, which would undo it.
      if (stroke.current?.moved) event.preventDefault();
      stroke.current = null;
    },
  };
}
