import { sql } from 'kysely';
import type { FileUse } from '#server/files/uses.access.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** The face of the one who has sent it. */
export const avatarFiles: FileUse = {
  columns: ['users.avatar_id'],
  isUsed: sql`exists (
    select from users where users.id = files.owner_id and users.avatar_id = files.id)`,
};

/** Id of the picture that is the viewer's face now. */
export async function ownAvatar(db: Connection, viewer: SignedIn): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', viewer.id)
    .executeTakeFirst();
  if (!user?.avatar_id) throw notFound('Фото профиля нет');
  return user.avatar_id;
}
