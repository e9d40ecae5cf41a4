import { expect, it } from 'vitest';
import { refusalOf } from './refusals.rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const month = { slug: 'month', is_trial: false, price_kopecks: 149_000, period_count: 1 };
const trial = { slug: 'trial', is_trial: true, price_kopecks: 9900, period_count: 3 };
const pack = { slug: 'pack', is_trial: false, price_kopecks: 49_000, period_count: null };
const free = { slug: 'basic', is_trial: false, price_kopecks: 0, period_count: null };
const until = new Date('2026-12-24T12:00:00Z');
const held = (slug: string, rest_kopecks: number, is_trial = false) => ({
  running: { slug, name: 'Тот', is_trial, until, rest_kopecks },
  hadTrial: is_trial,
});
const nothing = { running: null, hadTrial: false };

it('whoever holds nothing is refused nothing, but for a trial that they have had', () => {
  for (const tariff of [month, trial, pack, free]) {
    expect(refusalOf(tariff, nothing, now)).toBeNull();
  }
  expect(refusalOf(trial, { running: null, hadTrial: true }, now)).toContain('уже был');
});

it('whoever holds a tariff is told why another one would cost nothing, and may add a package', () => {
  expect(refusalOf(month, held('month', 149_000), now)).toBe('Он у вас оплачен до 24 декабря');
  expect(refusalOf(month, held('quarter', 300_000), now)).toContain('действует до 24 декабря');
  expect(refusalOf(month, held('quarter', 148_900), now)).toBeNull();
  expect(refusalOf(pack, held('quarter', 300_000), now)).toBeNull();
  expect(refusalOf(free, held('quarter', 300_000), now)).toBeNull();
  expect(refusalOf(trial, held('quarter', 100), now)).toContain('до 24 декабря действует «Тот»');
  expect(refusalOf(trial, held('trial', 9900, true), now)).toContain('уже есть: до 24 декабря');
});
