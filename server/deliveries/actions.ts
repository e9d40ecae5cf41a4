import { holdsConsent } from '#server/consents/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import { retryDuringOutage } from '#server/platform/database/outage.ts';
import { renderMail } from './emails.ts';
import { contentOf, type StoredDelivery, waitingDelivery } from './queries.ts';
import { isCutOffTwice, isTooLate, signOfTry, withoutContactsAndCodes } from './rules.ts';

/**
 * Sends one letter, once. When it throws, the queue calls again after a pause that grows; what is
 * refused for good or comes too late is given up.
 */
export async function deliver(deps: Deps, id: number): Promise<void> {
  const letter = await waitingDelivery(deps.db, id);
  if (!letter) return;
  if (isCutOffTwice(letter)) return giveUp(deps, letter, 'Дважды прервано; ушло ли, неизвестно');
  if (isTooLate(letter)) return giveUp(deps, letter, `Слишком поздно. ${letter.error ?? ''}`);
  if (await isUnwelcome(deps.db, letter))
    return giveUp(deps, letter, 'Человек отказался от новостей');
  if (!(await beginTry(deps.db, letter))) return;
  const fault = await send(deps, letter);
  if (!fault) return setState(deps.db, id, { sent_at: new Date(), error: null, ...unsaid(deps) });
  const words = withoutContactsAndCodes(fault.message);
  if (fault.isFinal) return giveUp(deps, letter, words);
  await setState(deps.db, id, { error: words });
  deps.log.warn({ letter: id, channel: letter.channel, words }, 'a letter has to wait');
  throw new Error(`letter ${id} has to wait: ${words}`);
}

/** News whose reader has changed their mind since the letter was put. */
async function isUnwelcome(db: Connection, { content, user_id }: StoredDelivery): Promise<boolean> {
  if (!content?.news || user_id === null) return false;
  return !(await holdsConsent(db, user_id, 'marketing'));
}

/** Said before the try, so that a crash in its middle leaves a trace; false: somebody else has it. */
async function beginTry(db: Connection, letter: StoredDelivery): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ tries: letter.tries + 1, error: signOfTry(letter) })
    .where('id', '=', letter.id)
    .where('tries', '=', letter.tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function send(deps: Deps, letter: StoredDelivery): Promise<GatewayError | null> {
  const { gateways, config } = deps;
  const { id, channel, recipient: to, text } = letter;
  try {
    if (channel === 'mail') {
      const mail = renderMail(contentOf(letter), config);
      await gateways.mail.send({ ...mail, to, id: nameOf(letter) });
    } else {
      // Where nothing can be dictated, a code to read is better than none.
      const way = gateways.phone.calls ? channel : 'sms';
      await gateways.phone.send({ id, channel: way, to, text });
    }
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

/** Always the same for this letter, and another one in every database. */
const nameOf = ({ id, created_at }: StoredDelivery) => `${id}.${created_at.getTime().toString(36)}`;

async function giveUp(deps: Deps, letter: StoredDelivery, words: string): Promise<void> {
  const { db, log } = deps;
  const { id, channel } = letter;
  await setState(db, id, { failed_at: new Date(), error: words.trim(), ...unsaid(deps) });
  log.warn({ letter: id, channel, words }, 'a letter is given up');
}

interface Fate {
  sent_at?: Date;
  failed_at?: Date;
  error: string | null;
  text?: string;
  content?: null;
}

/** Codes and links that have left are nobody's business here; only the demo shows letters. */
const unsaid = ({ config }: Deps): Pick<Fate, 'text' | 'content'> =>
  config.mode === 'demo' ? {} : { text: '', content: null };

/** What has left must not leave again because nobody could write it down. */
async function setState(db: Connection, id: number, fate: Fate): Promise<void> {
  await retryDuringOutage(() => db.updateTable('letters').set(fate).where('id', '=', id).execute());
}

/** Codes and addresses are not kept longer than somebody may ask where a letter went. */
export async function deleteOldDeliveries(db: Connection): Promise<void> {
  const before = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  await db
    .deleteFrom('letters')
    .where((row) => row.or([row('sent_at', '<', before), row('failed_at', '<', before)]))
    .execute();
}
