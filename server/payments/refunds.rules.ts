import { restOf } from '#server/tariffs/paid-periods.queries.ts';

type Period = Parameters<typeof restOf>[1];

interface Paid {
  amount_kopecks: number;
  /** What another tariff has paid of the price. */
  credit_kopecks: number;
  /** What has gone back already, or is on its way. */
  returned_kopecks: number;
}

/** How much of a payment can go back at all, in kopecks. */
export const leftOf = ({ amount_kopecks, returned_kopecks }: Omit<Paid, 'credit_kopecks'>) =>
  amount_kopecks - returned_kopecks;

/** How much of a payment has bought nothing that was used; never more than was paid in money. */
export function unusedOf(paid: Paid, period: Period | undefined, at: Date): number {
  if (!period) return 0;
  const price = paid.amount_kopecks + paid.credit_kopecks;
  return Math.max(0, Math.min(restOf(price, period, at), leftOf(paid)));
}
