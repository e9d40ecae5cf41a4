import type { Login } from '#contract/contacts.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Client } from '#server/platform/route.ts';
import { limitsOfSending } from './codes.rules.ts';

/**
 * Counts what is sent to a contact that somebody has typed in, together with the codes that are sent
 * to it and asked for from the same address. In the transaction of the sending, so that what is
 * refused counts for nothing.
 */
export async function countSending(
  trx: Connection,
  login: Login,
  { address }: Client,
): Promise<void> {
  for (const limit of limitsOfSending(login, address, false)) await countAttempt(trx, limit);
}
