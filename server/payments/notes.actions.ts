import type { Connection } from '#server/platform/database.ts';
import { declinedWords, type NextCharge, paidWords } from './notifications.ts';
import { tellAboutMoney } from './money-notes.actions.ts';
import type { StoredPayment } from './queries.ts';

export async function tellPaid(
  trx: Connection,
  payment: StoredPayment & { user_id: number },
  { until, charge }: { until: Date | null; charge: NextCharge | null },
  now: Date,
): Promise<void> {
  const words = paidWords(payment, until, charge, now);
  await tellAboutMoney(trx, payment.user_id, words);
}

/** Of a purchase: whoever pays sees it on the screen, and reads it here if they went away. */
export async function tellDeclined(
  trx: Connection,
  payment: StoredPayment,
  reason: string | null,
): Promise<void> {
  if (payment.user_id === null) return;
  const words = declinedWords(payment, reason);
  await tellAboutMoney(trx, payment.user_id, words);
}
