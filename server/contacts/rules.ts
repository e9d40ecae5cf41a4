import type { CardContacts } from '#contract/card-contacts.ts';
import { moscowDay } from '#contract/russian.ts';

interface Reachable {
  name: string | null;
  phone: string | null;
  phone_verified_at: Date | null;
  email: string | null;
  email_verified_at: Date | null;
}

/** Only what is certainly theirs: the phone, or the e-mail of whoever has no phone. */
export function contactsOf(owner: Reachable): Omit<CardContacts, 'contacts_left'> {
  const phone = owner.phone_verified_at ? owner.phone : null;
  const email = owner.email_verified_at && !phone ? owner.email : null;
  return { name: owner.name, phone, email };
}

/** Midnight in Moscow at the beginning of the month. */
export const monthOfCalendar = (moment: Date): Date =>
  new Date(`${moscowDay(moment).slice(0, 7)}-01T00:00:00+03:00`);
