import { midnightOf, monthsAfter, monthsBetween } from './periods.rules.ts';

/** What somebody may do by one of their tariffs, and how many of its contacts are used up. */
export interface Held {
  id: number;
  slug: string;
  name: string;
  is_free: boolean;
  cards: number;
  contacts: number;
  contacts_per: 'month' | 'all';
  starts_at: Date;
  until: Date | null;
  /** Of the month that runs now, where contacts come by the month. */
  used: number;
}

export interface Allowance {
  /** The paid tariff with a term that ends last, else the free one; packages are none. */
  tariff: Held | null;
  cards: number;
  contacts: {
    left: number;
    most: number;
    /** When there will be new ones by themselves. */
    renewsAt: Date | null;
    /** The entitlement that the next contact is taken from. */
    from: number | null;
  };
}

/** Tariffs add up: the best number of cards counts, and the contacts of all of them. */
export function allowanceOf(held: readonly Held[], now: Date): Allowance {
  const most = held.reduce((sum, { contacts }) => sum + contacts, 0);
  const withLeft = held.filter(({ contacts, used }) => used < contacts).toSorted(soonestGoneFirst);
  return {
    tariff: currentOf(held),
    cards: Math.max(0, ...held.map(({ cards }) => cards)),
    contacts: {
      left: withLeft.reduce((sum, { contacts, used }) => sum + contacts - used, 0),
      most,
      renewsAt: nextRenewal(held, now),
      from: withLeft[0]?.id ?? null,
    },
  };
}

export function currentOf<H extends Pick<Held, 'until' | 'is_free'>>(held: readonly H[]): H | null {
  const paid = held.filter(({ until }) => until !== null).toSorted((a, b) => endOf(b) - endOf(a));
  return paid[0] ?? held.find(({ is_free }) => is_free) ?? null;
}

const endOf = ({ until }: Pick<Held, 'until'>) => until?.getTime() ?? Infinity;

/** What ends is used before what stays, and what comes anew before a package that does not. */
function soonestGoneFirst(a: Held, b: Held): number {
  if (a.until || b.until) return endOf(a) - endOf(b) || a.id - b.id;
  return Number(a.contacts_per === 'all') - Number(b.contacts_per === 'all') || a.id - b.id;
}

function nextRenewal(held: readonly Held[], now: Date): Date | null {
  const times = held
    .filter(({ contacts_per, contacts }) => contacts_per === 'month' && contacts > 0)
    .map((one) => ({ at: monthOf(one, now).until.getTime(), end: endOf(one) }))
    .filter(({ at, end }) => at < end);
  return times.length > 0 ? new Date(Math.min(...times.map(({ at }) => at))) : null;
}

/** From when on the contacts of an entitlement are counted. */
export function countedFrom(
  one: Pick<Held, 'contacts_per' | 'starts_at' | 'until'>,
  now: Date,
): Date {
  return one.contacts_per === 'month' ? monthOf(one, now).from : one.starts_at;
}

/**
 * The month in which `now` lies, counted from the day of the grant and not from the first of the
 * calendar: nobody registers on the 31st to get everything anew a day later. A grant of the 31st
 * turns on the last day of shorter months. The months of what has an end are counted from its very
 * moment, so that none begins on its last day; the others turn at midnight in Moscow.
 */
export function monthOf(
  { starts_at, until }: Pick<Held, 'starts_at' | 'until'>,
  now: Date,
): { from: Date; until: Date } {
  const anchor = until ? starts_at : midnightOf(starts_at);
  const passed = monthsBetween(anchor, now);
  const begun = monthsAfter(anchor, passed) <= now ? passed : passed - 1;
  return { from: monthsAfter(anchor, begun), until: monthsAfter(anchor, begun + 1) };
}
