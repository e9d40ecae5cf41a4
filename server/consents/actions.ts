import type { DocumentToAgree } from '#contract/editions.ts';
import type { ConsentKind } from '#contract/session.ts';
import { currentEdition } from '#server/editions/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { Client } from '#server/platform/route.ts';
import { kindOf, pageOf } from './rules.ts';

/**
 * Stores what was agreed to, in which edition of its text, when and from where; a consent to the
 * same text that still holds is not repeated.
 */
export async function giveConsents(
  trx: Connection,
  userId: number,
  kinds: ConsentKind[],
  client: Client,
): Promise<void> {
  for (const kind of new Set(kinds)) {
    const page = pageOf(kind);
    const edition = await currentEdition(trx, page);
    const held = await trx
      .selectFrom('consents')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('edition', '=', edition)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (held) continue;
    await trx
      .insertInto('consents')
      .values({ user_id: userId, kind, page, edition, address: client.address })
      .execute();
  }
}

/** A new word on documents that have changed: on the texts that were shown, or on none. */
export async function agreeAnew(
  trx: Connection,
  userId: number,
  shown: Pick<DocumentToAgree, 'page' | 'number'>[],
  client: Client,
): Promise<void> {
  for (const { page, number } of shown) {
    if ((await currentEdition(trx, page)) !== number) {
      throw conflict(
        'Текст только что изменился ещё раз. Прочитайте новый и согласитесь с ним.',
        'stale_version',
      );
    }
    await giveConsents(trx, userId, [kindOf(page)], client);
  }
}

/** The line of the consent stays, with the time at which it ended; giving it again is a new line. */
export async function withdrawConsents(
  trx: Connection,
  userId: number,
  kind: ConsentKind,
): Promise<void> {
  await trx
    .updateTable('consents')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}
