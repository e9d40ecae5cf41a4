import type { ResponseTemplate } from '#contract/response-templates.ts';
import { templatesAtMost } from '#contract/response-templates.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';

interface TemplateParts {
  text?: string | undefined;
  name?: string | undefined;
}

const missing = 'Такого текста нет';

export async function addTemplate(
  db: Database,
  viewer: SignedIn,
  { text, name = '' }: TemplateParts & { text: string },
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
      .values({ user_id: viewer.id, text, name })
      .returning(['id', 'name', 'text'])
      .executeTakeFirstOrThrow();
  });
}

export async function changeTemplate(
  db: Connection,
  viewer: SignedIn,
  { id, name, text }: TemplateParts & { id: number },
): Promise<ResponseTemplate> {
  const changed = await db
    .updateTable('response_templates')
    // Setting what is there already keeps an empty change a change.
    .set({
      user_id: viewer.id,
      ...(text !== undefined && { text }),
      ...(name !== undefined && { name }),
    })
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .returning(['id', 'name', 'text'])
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
