import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Signs the person out at one place; somebody else's session is as good as missing. */
export async function endDevice(db: Connection, viewer: SignedIn, id: number): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound('На этом устройстве вы уже не в системе');
}
