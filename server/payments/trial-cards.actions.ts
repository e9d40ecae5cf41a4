import type { Connection } from '#server/platform/database.ts';
import { sign } from '#server/platform/crypto.ts';

interface Paid {
  paymentId: string;
  /** As the provider names it; null: it does not say. */
  card: string | null;
}

/**
 * Notes that a trial was bought with a card. False: another one was, by this person or by somebody
 * else. Of what no provider names, nothing is known, and nobody is refused.
 */
export async function claimTrialCard(
  trx: Connection,
  secret: string,
  { paymentId, card }: Paid,
): Promise<boolean> {
  if (card === null) return true;
  const claimed = await trx
    .insertInto('trial_cards')
    .values({ card_hash: sign(secret, `trial card:${card}`), payment_id: paymentId })
    .onConflict((conflict) => conflict.column('card_hash').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
