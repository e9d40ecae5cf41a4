import { expect, it } from 'vitest';
import type { Place } from '#contract/places.ts';
import { isOnLine, linesAmong } from './metro-lines.ts';

const station = (name: string, hint: string | null): Place => ({
  kind: 'metro',
  slug: name,
  name,
  label: name,
  hint,
});
const sokol = station('Сокол', 'Замоскворецкая линия');
const belorusskaya = station('Белорусская', 'Замоскворецкая, Кольцевая линии');

it('tells the lines of a city, and who stands on one', () => {
  expect(linesAmong([belorusskaya, sokol])).toEqual(['Замоскворецкая', 'Кольцевая']);
  expect(linesAmong([station('Геологическая', null)])).toEqual([]);
  expect([sokol, belorusskaya].map((one) => isOnLine(one, 'Кольцевая'))).toEqual([false, true]);
});
