import { describe, expect, it } from 'vitest';
import { isSilent, raised, sunk } from './silence.rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
/** Days ago at which people wrote; with `+` they were answered. */
const contacts = (...written: string[]) =>
  written.map((one) => ({
    askedAt: ago(Number.parseFloat(one)),
    answeredAt: one.endsWith('+') ? ago(Number.parseFloat(one) - 0.1) : null,
  }));

describe('silence', () => {
  it.each<[string[], boolean]>([
    [[], false],
    [['10', '9'], false],
    [['10', '9', '8'], true],
    [['8', '10', '9'], true],
    // Nobody is late before three days.
    [['10', '9', '2'], false],
    [['10', '9', '8', '1'], true],
    [['10', '9', '3'], true],
    // The last ones count, in a row.
    [['10', '9', '8', '7+'], false],
    [['10', '9', '8', '1+'], false],
    [['10+', '9', '8', '7'], true],
    [['10', '9+', '8', '7'], false],
    // What is older than three months is forgotten.
    [['100', '9', '8'], false],
  ])('%j: %s', (written, is) => {
    expect(isSilent(contacts(...written), null, now)).toBe(is);
  });

  it('begins anew after the owner was heard of', () => {
    const written = contacts('10', '9', '8');
    expect(isSilent(written, ago(8.5), now)).toBe(false);
    expect(isSilent([...written, ...contacts('7', '6')], ago(8.5), now)).toBe(true);
    expect(isSilent(written, ago(11), now)).toBe(true);
  });
});

it('a card sinks by three months and rises to where it was', () => {
  const card = { published_at: ago(10), sunk_from: null };
  const below = sunk(card);
  expect(below).toEqual({ published_at: ago(100), sunk_from: ago(10) });
  expect(raised(below, now)).toEqual({
    published_at: ago(10),
    sunk_from: null,
    silence_asked_at: null,
    silence_ended_at: now,
  });
  expect(raised(card, now)).toMatchObject({ published_at: ago(10), sunk_from: null });
});
