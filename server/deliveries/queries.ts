import type { Selectable } from 'kysely';
import type { Delivery } from '#contract/deliveries.ts';
import type { LetterLine } from '#contract/person-page.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Mail } from '#server/platform/deliveries.ts';
import { renderMail } from './emails.ts';
import type { DB } from '#server/platform/tables.ts';

export type StoredDelivery = Selectable<DB['letters']>;

/** A letter may look as it likes, and may do nothing but open its links in another tab. */
export const letterPagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** A letter as its reader sees it, to be sent as a file in one piece. */
export async function* letterPage(
  mail: Mail,
  house: Parameters<typeof renderMail>[1],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(renderMail(mail, house).html);
}

const shownAtMost = 50;

/** Newest first; how a mail looks is asked for by itself. */
export async function listDeliveries(db: Connection): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    text: row.content?.lines.join('\n\n') ?? row.text,
    code: row.content?.code ?? null,
    action: row.content?.action ?? null,
    state: stateOf(row),
    error: row.error,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
}

function stateOf({ sent_at, failed_at }: StoredDelivery): Delivery['state'] {
  if (sent_at) return 'sent';
  return failed_at ? 'failed' : 'waiting';
}

/** What went to a person lately, without the words: codes for them alone are among them. */
export async function listDeliveriesTo(
  db: Connection,
  userId: number,
  most: number,
): Promise<LetterLine[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    subject: row.subject,
    state: stateOf(row),
    error: row.error,
    created_at: row.created_at.toISOString(),
  }));
}

/** A letter that nobody has sent or given up. */
export async function waitingDelivery(
  db: Connection,
  id: number,
): Promise<StoredDelivery | undefined> {
  return db
    .selectFrom('letters')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
}

export async function mailById(db: Connection, id: number): Promise<Mail | null> {
  const row = await db
    .selectFrom('letters')
    .selectAll()
    .where('id', '=', id)
    .where('channel', '=', 'mail')
    .executeTakeFirst();
  return row ? contentOf(row) : null;
}

/** Letters from before there were templates have only a text. */
export const contentOf = ({ content, subject, text }: StoredDelivery): Mail =>
  content ?? { subject: subject ?? '', lines: text.split('\n\n') };
