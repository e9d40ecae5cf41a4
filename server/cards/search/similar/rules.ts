export interface Candidate {
  id: number;
  terms: string[];
  /** By the hour or so; the sign does not matter. */
  pay_order: number | null;
}

/** A pay that is twice as high weighs as much as so many terms. */
const weightOfPay = 4;

/** Nearest first: by answers in common, and by pay. Those that are equal keep their order. */
export function nearest<One extends Candidate>(card: Candidate, candidates: One[]): One[] {
  const terms = new Set(card.terms);
  const nearness = (one: One) =>
    one.terms.filter((term) => terms.has(term)).length - weightOfPay * payDistance(card, one);
  return candidates
    .map((one) => ({ one, nearness: nearness(one) }))
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ one }) => one);
}

/** 0: the same; 1: twice as high or low, and as much when it is not known. */
function payDistance(a: Candidate, b: Candidate): number {
  if (!a.pay_order || !b.pay_order) return 1;
  return Math.abs(Math.log2(a.pay_order / b.pay_order));
}
