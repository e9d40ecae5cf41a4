import { expect, it } from 'vitest';
import { movesOf } from './moves.ts';

it('changes places with a neighbour, and has no way beyond the ends', () => {
  const orders: string[] = [];
  const moves = (at: number) =>
    movesOf(['a', 'b', 'c'], at, (items) => void orders.push(items.join('')));
  moves(1).onUp?.();
  moves(1).onDown?.();
  expect(orders).toEqual(['bac', 'acb']);
  expect(moves(0).onUp).toBeNull();
  expect(moves(2).onDown).toBeNull();
  expect(movesOf([], 0, () => undefined)).toEqual({ onUp: null, onDown: null });
});
