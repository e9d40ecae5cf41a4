import type { Letter } from '#contract/outbox.ts';
import type { Connection } from './database.ts';
import { addJob } from './queue.ts';

export type NewLetter = Pick<Letter, 'channel' | 'recipient' | 'subject' | 'text'>;

/** Puts a letter and the job that sends it into the transaction of the change that asks for it. */
export async function queueLetter(trx: Connection, letter: NewLetter): Promise<void> {
  const { id } = await trx
    .insertInto('letters')
    .values(letter)
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(trx, 'send_letter', { id });
}
