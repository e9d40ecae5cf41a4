import {
  type Agreement,
  type DeedKind,
  emptyAgreement,
  emptyReceipt,
  type KnownOfDeed,
  type Receipt,
} from '#contract/deeds.ts';

/** Of both deeds at once: what was typed for one stands in the other. Kept in this page only. */
export type DeedDraft = Omit<Agreement & Receipt, 'service'> & { service: string };

/** With what the two have told the site; the rest is theirs to type, or to fill in by hand. */
export function initialDraft(known: KnownOfDeed, today: string): DeedDraft {
  const { customer_name, worker_name, city, hours, pay, begins } = known;
  return {
    ...emptyReceipt,
    ...emptyAgreement,
    city,
    day: today,
    customer: { ...emptyAgreement.customer, name: customer_name },
    worker: { ...emptyAgreement.worker, name: worker_name },
    hours,
    pay,
    begins,
    notice_days: 7,
  };
}

export function bodyOf(kind: 'agreement', draft: DeedDraft): Agreement;
export function bodyOf(kind: 'receipt', draft: DeedDraft): Receipt;
export function bodyOf(kind: DeedKind, draft: DeedDraft): Agreement | Receipt;
export function bodyOf(kind: DeedKind, draft: DeedDraft): Agreement | Receipt {
  const { city, day, customer, worker, service, begins, ends } = draft;
  const shared = { city, day, customer, worker, service, begins, ends };
  if (kind === 'receipt') {
    const { sum_kopecks, agreed_on } = draft;
    return { ...shared, sum_kopecks, agreed_on };
  }
  const { place, hours, pay, turn, notice_days, is_self_employed } = draft;
  return { ...shared, place, hours, pay, turn, notice_days, is_self_employed };
}
