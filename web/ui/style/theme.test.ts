import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Scheme = 'light' | 'dark';
type Pair = [text: string, background: string, ratio: number];

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const grounds = ['paper', 'surface', 'surface-soft'];
const states = ['success', 'info', 'warning', 'error'];
const AA = 4.5;
const AAA = 7;
/** WCAG 1.4.11: edges of controls and the focus ring. */
const EDGE = 3;

const onEveryGround: Pair[] = grounds.flatMap((ground): Pair[] =>
  ['muted', 'action', 'action-hover', ...states].map((text): Pair => [text, ground, AA]),
);

const edges: Pair[] = grounds.flatMap((ground): Pair[] => [
  ['ink', ground, AAA],
  ['focus', ground, EDGE],
  ['heart', ground, EDGE],
  ['line-strong', ground, EDGE],
]);

const onStates: Pair[] = states.flatMap((state): Pair[] => [
  [state, `${state}-soft`, AA],
  ['ink', `${state}-soft`, AAA],
  ['muted', `${state}-soft`, AA],
]);

const pairs: Pair[] = [
  ...onEveryGround,
  ...edges,
  ...onStates,
  ['on-action', 'action', AA],
  ['on-action', 'action-hover', AA],
  ['on-action-soft', 'action-soft', AAA],
  ['ink', 'action-soft', AAA],
  ['muted', 'action-soft', AA],
  ['action', 'action-soft', AA],
  ['on-accent', 'accent', AAA],
  ['on-accent-soft', 'accent-soft', AAA],
  ['ink', 'accent-soft', AAA],
  ['muted', 'accent-soft', AA],
  ['on-error', 'error', AA],
  ['on-error', 'error-hover', AA],
];

function block(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('\n}', start));
}

function tokens(scheme: Scheme, large: boolean): Map<string, string> {
  const text = block(':root') + (large ? block(":root[data-type='large']") : '');
  const found = text.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    found.map(([, name, light, dark]) => [name ?? '', (scheme === 'light' ? light : dark) ?? '']),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  it.each([false, true])('keeps every pair readable (large: %s)', (large) => {
    const set = tokens(scheme, large);
    const weak = pairs.flatMap(([text, ground, asked]) => {
      // Large type is the high-contrast set: all its text is AAA.
      const floor = large && asked === AA ? AAA : asked;
      const got = contrast(set.get(text) ?? '', set.get(ground) ?? '');
      return got >= floor ? [] : [`${text} on ${ground}: ${got.toFixed(2)} < ${floor}`];
    });
    expect(weak).toEqual([]);
  });
});

it('can go red', () => {
  expect(contrast('#777777', '#ffffff')).toBeLessThan(AA);
  expect(contrast('', '#ffffff')).toBeNaN();
});
