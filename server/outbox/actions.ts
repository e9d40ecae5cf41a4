import type { Connection } from '#server/platform/database.ts';

/**
 * Sends one letter. Outside the demo this is where a mail server or a gateway takes it; in the
 * demo, `/dev/outbox` is where it arrives.
 */
export async function deliverLetter(db: Connection, id: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ sent_at: new Date() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
