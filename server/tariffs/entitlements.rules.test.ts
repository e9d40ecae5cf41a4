import { describe, expect, it } from 'vitest';
import { allowanceOf, monthOf, type Held } from './entitlements.rules.ts';

const month = (granted: string, now: string) => {
  const { from, until } = monthOf({ starts_at: new Date(granted), until: null }, new Date(now));
  return [from.toISOString(), until.toISOString()];
};

describe('the month of an entitlement', () => {
  it('runs from the day of the grant, by the midnights of Moscow', () => {
    const turns = ['2026-11-20T21:00:00.000Z', '2026-12-20T21:00:00.000Z'];
    expect(month('2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z')).toEqual(turns);
    expect(month('2026-11-21T09:30:00Z', '2026-12-20T20:59:59.999Z')).toEqual(turns);
    expect(month('2026-11-21T09:30:00Z', '2026-12-20T21:00:00Z')[0]).toBe(turns[1]);
    // 23:30 UTC of the 20th is the 21st in Moscow already.
    expect(month('2026-11-20T23:30:00Z', '2026-11-30T00:00:00Z')).toEqual(turns);
  });

  it('of a 31st turns on the last day of shorter months, and comes back to the 31st', () => {
    const granted = '2026-01-31T10:00:00Z';
    expect(month(granted, '2026-02-10T00:00:00Z')).toEqual([
      '2026-01-30T21:00:00.000Z',
      '2026-02-27T21:00:00.000Z',
    ]);
    expect(month(granted, '2026-03-01T00:00:00Z')).toEqual([
      '2026-02-27T21:00:00.000Z',
      '2026-03-30T21:00:00.000Z',
    ]);
  });

  it('always has the moment in it, over years and leap days', () => {
    const granted = new Date('2024-02-29T05:00:00Z');
    for (let hours = 0; hours < 24 * 800; hours += 7) {
      const now = new Date(granted.getTime() + hours * 3_600_000);
      const { from, until } = monthOf({ starts_at: granted, until: null }, now);
      expect([from <= now, now < until]).toEqual([true, true]);
      expect(monthOf({ starts_at: granted, until: null }, until).from).toEqual(until);
    }
  });
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));
const now = day(21);
const free: Held = {
  id: 1,
  slug: 'employer-basic',
  name: 'Базовый',
  is_free: true,
  cards: 1,
  contacts: 3,
  contacts_per: 'month',
  starts_at: day(1),
  until: null,
  used: 0,
};
const monthly: Held = {
  ...free,
  id: 2,
  slug: 'employer-month',
  name: 'Месяц',
  is_free: false,
  cards: 3,
  contacts: 30,
  starts_at: day(10),
  until: new Date(Date.UTC(2026, 11, 9, 21)),
};
const five: Held = {
  ...free,
  id: 3,
  name: '5 контактов',
  is_free: false,
  cards: 0,
  contacts: 5,
  contacts_per: 'all',
};

describe('tariffs together', () => {
  it('of nobody allow nothing', () => {
    expect(allowanceOf([], now)).toEqual({
      tariff: null,
      cards: 0,
      contacts: { left: 0, most: 0, renewsAt: null, from: null },
    });
  });

  it('add their contacts up, and the best number of cards counts', () => {
    const { tariff, cards, contacts } = allowanceOf([free, monthly, { ...five, used: 2 }], now);
    expect([tariff?.slug, cards, contacts.left, contacts.most]).toEqual([
      'employer-month',
      3,
      36,
      38,
    ]);
  });

  it('are used up in the order in which they would be lost', () => {
    const from = (...held: Held[]) => allowanceOf(held, now).contacts.from;
    expect(from(five, free, monthly)).toBe(monthly.id);
    expect(from(five, free, { ...monthly, used: 30 })).toBe(free.id);
    expect(from(five, { ...free, used: 3 })).toBe(five.id);
    expect(from({ ...five, used: 5 }, { ...free, used: 3 })).toBeNull();
  });

  it('say when there will be new contacts, but not after their own end', () => {
    const renewsAt = (...held: Held[]) => allowanceOf(held, now).contacts.renewsAt?.toISOString();
    expect(renewsAt(free)).toBe('2026-11-30T21:00:00.000Z');
    expect(renewsAt(monthly)).toBeUndefined();
    expect(renewsAt(monthly, free)).toBe('2026-11-30T21:00:00.000Z');
    expect(renewsAt(five)).toBeUndefined();
  });

  it('a package is not a tariff that somebody is on', () => {
    expect(allowanceOf([free, five], now).tariff?.name).toBe('Базовый');
  });
});
