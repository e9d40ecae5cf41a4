import { personChannel } from '#contract/realtime.ts';
import { tariffChanged } from '#contract/payments.ts';
import { notify, type NoteWords } from '#server/notifications/notify.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { publish } from '#server/platform/realtime/events.ts';
import {
  refundDeclinedWords,
  refundOrderedWords,
  refundSentWords,
} from './refunds.notifications.ts';

interface Payer {
  id: string;
  /** Null: erased meanwhile, and there is nobody to be told. */
  user_id: number | null;
  tariff_name: string;
}

export const tellRefundOrdered = (
  trx: Connection,
  payer: Payer,
  refund: { amount: number; answer: string },
) => tell(trx, payer, refundOrderedWords(payer.tariff_name, refund));

export const tellRefundSent = (
  trx: Connection,
  payer: Payer,
  sent: { amount: number; hasEnded: boolean },
) => tell(trx, payer, refundSentWords(payer.tariff_name, sent));

export const tellRefundDeclined = (trx: Connection, payer: Payer, answer: string) =>
  tell(trx, payer, refundDeclinedWords(payer.tariff_name, answer));

async function tell(
  trx: Connection,
  { id, user_id: userId }: Payer,
  words: NoteWords,
): Promise<void> {
  if (userId === null) return;
  await notify(trx, { user_id: userId, ...words, heldBackBy: null });
  await publish(trx, personChannel(userId), tariffChanged, { payment_id: id });
}
