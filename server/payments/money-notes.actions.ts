import { notify, type NoteWords } from '#server/notifications/notify.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Mail, queueMail } from '#server/platform/deliveries.ts';
import { confirmedContacts } from '#server/session/queries.ts';

/** Whose letter is sent at once. */
export type MoneyNote = NoteWords & { mail: Mail };

/**
 * About money a line on the site and a letter, at once and whatever was switched off: nobody may
 * learn of a charge from their bank.
 */
export async function tellAboutMoney(
  trx: Connection,
  userId: number,
  { mail, ...note }: MoneyNote,
): Promise<void> {
  const { email } = await confirmedContacts(trx, userId);
  if (email) await queueMail(trx, { address: email, userId }, mail);
  await notify(trx, { user_id: userId, ...note, mail: null, heldBackBy: null });
}
