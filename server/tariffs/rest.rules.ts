import type { Held } from './entitlements.rules.ts';
import { monthOf } from './entitlements.rules.ts';
import { monthsBetween } from './periods.rules.ts';

type Used = Pick<Held, 'starts_at' | 'until' | 'contacts' | 'contacts_per' | 'used'>;

const rouble = 100;

/**
 * What is not used yet of what was paid for, in kopecks: the smaller of the time that is left and of
 * the contacts that are left, rounded up to a rouble in favour of the person.
 */
export function restOf(paidKopecks: number, one: Used, now: Date): number {
  const share = Math.min(timeLeft(one, now), contactsLeft(one, now));
  const exact = paidKopecks * Math.max(0, share);
  return Math.min(paidKopecks, Math.ceil(exact / rouble) * rouble);
}

/** A package has no time to run out. */
function timeLeft({ starts_at, until }: Used, now: Date): number {
  if (!until) return 1;
  return (until.getTime() - now.getTime()) / (until.getTime() - starts_at.getTime());
}

function contactsLeft(one: Used, now: Date): number {
  if (one.contacts === 0) return 1;
  // Below zero with what was used of later months since then: it is taken off theirs.
  const ofNow = (one.contacts - one.used) / one.contacts;
  if (one.contacts_per === 'all' || !one.until) return ofNow;
  const months = Math.max(1, monthsBetween(one.starts_at, one.until));
  const passed = monthsBetween(one.starts_at, monthOf(one, now).from);
  return (months - passed - 1 + ofNow) / months;
}
