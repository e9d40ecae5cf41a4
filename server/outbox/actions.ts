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

/** Codes and addresses are not kept longer than somebody may ask where a letter went. */
export async function deleteOldLetters(db: Connection): Promise<void> {
  const before = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  await db.deleteFrom('letters').where('sent_at', '<', before).execute();
}
