import type { ResponseTemplate } from '#contract/response-templates.ts';
import { templatesAtMost } from '#contract/response-templates.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { lockUser } from '#server/users/access.ts';

const missing = 'Такого текста нет';

export async function addTemplate(
  db: Database,
  viewer: SignedIn,
  text: string,
): Promise<ResponseTemplate> {
  return inTransaction(db, async (trx) => {
    // Parallel calls of one person are counted one after the other.
    await lockUser(trx, viewer);
    const { count } = await trx
      .selectFrom('response_templates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= templatesAtMost) {
      throw conflict(`Сохранено уже ${templatesAtMost} текстов. Уберите лишние`);
    }
    return trx
      .insertInto('response_templates')
      .values({ user_id: viewer.id, text })
      .returning(['id', 'text'])
      .executeTakeFirstOrThrow();
  });
}

export async function changeTemplate(
  db: Connection,
  viewer: SignedIn,
  { id, text }: ResponseTemplate,
): Promise<ResponseTemplate> {
  const changed = await db
    .updateTable('response_templates')
    .set({ text })
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning(['id', 'text'])
    .executeTakeFirst();
  if (!changed) throw notFound(missing);
  return changed;
}

export async function removeTemplate(db: Connection, viewer: SignedIn, id: number): Promise<void> {
  const removed = await db
    .deleteFrom('response_templates')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound(missing);
}
