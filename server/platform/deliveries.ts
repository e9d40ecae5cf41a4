import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { addJob } from './queue.ts';

/** What a letter says, in plain words; the template makes text and HTML of it. */
export interface Mail {
  subject: string;
  /** Paragraphs. */
  lines: string[];
  /** Of these, what is said also where the letter is but one item among others: why, and where to. */
  gist?: string[];
  /** Set large, to be typed in. */
  code?: string;
  /** What it tells of, each with its own page within this site. */
  items?: { label: string; text: string; path: string }[];
  /** The one thing to do; `path` is within this site and begins with a slash. */
  action?: { label: string; path: string };
  /** A quiet link at the end: where such letters are switched off. */
  switchOff?: { label: string; path: string };
  /**
   * News: sent only while its reader agrees to get any, also if they change their mind while it
   * waits. A POST to the path ends them, for the button that mail programs make of it (RFC 8058).
   */
  news?: { stopPath: string } | undefined;
}

/** Where a person says which letters they want. */
export const settingsOfLetters = {
  label: 'Настроить письма',
  path: '/account/settings#notifications',
};

interface Recipient {
  address: string;
  /** Whose account it is about, where there is one: the letter goes with their data. */
  userId?: number;
}

/** Puts a letter and the job that sends it into the transaction of the change that asks for it. */
export async function queueMail(trx: Connection, to: Recipient, mail: Mail): Promise<void> {
  const { subject, lines, code, action } = mail;
  const text = [...lines, ...(code ? [code] : []), ...(action ? [action.path] : [])].join('\n\n');
  const isCode = code !== undefined;
  await queue(trx, { channel: 'mail', to, subject, text, content: JSON.stringify(mail), isCode });
}

interface Message {
  /** A call reads it aloud. */
  channel?: 'sms' | 'call';
  text: string;
  isCode?: boolean;
}

/** The same for a message to a phone. */
export async function queueMessage(
  trx: Connection,
  to: Recipient,
  { channel = 'sms', text, isCode = false }: Message,
): Promise<void> {
  await queue(trx, { channel, to, subject: null, text, content: null, isCode });
}

interface Queued {
  channel: 'mail' | 'sms' | 'call';
  to: Recipient;
  subject: string | null;
  text: string;
  content: string | null;
  isCode: boolean;
}

/** A code is good for ten minutes; whatever else is said is still worth something after hours. */
const minutesUntilLate = { code: 10, other: 24 * 60 };

async function queue(trx: Connection, { to, isCode, ...letter }: Queued): Promise<void> {
  const minutes = minutesUntilLate[isCode ? 'code' : 'other'];
  const { id } = await trx
    .insertInto('letters')
    .values({
      ...letter,
      recipient: to.address,
      user_id: to.userId ?? null,
      late_at: sql<Date>`now() + ${minutes} * interval '1 minute'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(trx, 'send_letter', { id });
}
