import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { leadsElsewhere } from '#server/text-checks/queries.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalid } from '#server/platform/errors.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { referenceOfLink } from './access.ts';
import { hashOfContact, lockContact } from './actions.ts';
import { answeredWords } from './notifications.ts';

interface Link {
  id: number;
  key: string;
}

interface Answer {
  worked: boolean;
  again: boolean;
  good: string;
}

/** The contact is forgotten with the answer; the link stays good for changing it. */
export async function answerReference(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  link: Link,
  { worked, again, good }: Answer,
): Promise<void> {
  if (leadsElsewhere(good)) {
    throw invalid({
      good: ['Уберите телефоны, почту, мессенджеры и ссылки: этот текст увидят все'],
    });
  }
  await inTransaction(db, async (trx) => {
    const { worker_id } = await referenceOfLink(trx, config.secret, link);
    await lockAnyUser(trx, worker_id);
    // Again, as it is under the lock: of two answers at once the first one is news.
    const { answered_at, name } = await referenceOfLink(trx, config.secret, link);
    await trx
      .updateTable('work_references')
      .set({ worked, again, good, contact: null, answered_at: answered_at ?? new Date() })
      .where('id', '=', link.id)
      .execute();
    await markOwnerCardsChanged(trx, worker_id);
    if (answered_at) return;
    await notify(trx, {
      user_id: worker_id,
      ...answeredWords(name),
      heldBackBy: null,
    });
  });
}

/**
 * Nothing of the answer stays, and nobody asks that contact again: whoever waits for them as well
 * reminds them no more.
 */
export async function withdrawReference(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  link: Link,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { worker_id, contact } = await referenceOfLink(trx, config.secret, link);
    // Before any of the rows, which two refusals at once would lock crosswise.
    if (contact) await lockContact(trx, contact);
    await trx.deleteFrom('work_references').where('id', '=', link.id).execute();
    if (contact) {
      await trx
        .updateTable('work_references')
        .set({ contact: null })
        .where('contact', '=', contact)
        .execute();
      await trx
        .insertInto('reference_refusals')
        .values({ contact_hash: hashOfContact(contact) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await markOwnerCardsChanged(trx, worker_id);
  });
}
