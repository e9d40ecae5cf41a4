import type { ReturnReason } from '#contract/card-contacts.ts';
import type { CardKind } from '#contract/categories.ts';
import { tariffChanged } from '#contract/payments.ts';
import { personChannel } from '#contract/realtime.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { ContactOpenings } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { postReturn } from '#server/tariffs/contact-ledger.actions.ts';
import { getAllowance } from '#server/tariffs/entitlements.queries.ts';
import { lockAnyUser, lockUser } from '#server/users/access.ts';
import { describeOwnCard } from '#server/cards/own.queries.ts';
import { contactReturnedWords } from './notifications.ts';
import { monthOfCalendar } from './rules.ts';
import { findOpening, findUseless, hasReturnedSince, type Opening } from './returns.queries.ts';

type Reason = NonNullable<ContactOpenings['return_reason']>;

interface Return {
  viewer: SignedIn;
  kind: CardKind;
  slug: string;
  reason: ReturnReason;
}

const day = 24 * 60 * 60 * 1000;

/** «Не дозвонились?»: once a month of the calendar without staff; said again, it changes nothing. */
export async function returnContact(
  db: Database,
  { viewer, kind, slug, reason }: Return,
  now = new Date(),
): Promise<{ contacts_left: number }> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const opening = await findOpening(trx, { userId: viewer.id, kind, slug });
    if (!opening.returned_at) {
      if (now.getTime() - opening.opened_at.getTime() > 7 * day) throw conflict(tooLate);
      const isUsed = await hasReturnedSince(trx, viewer.id, monthOfCalendar(now));
      if (isUsed) throw conflict(onceAMonth);
      await giveBack(trx, opening, reason, now);
    }
    const { left } = (await getAllowance(trx, viewer, now)).contacts;
    return { contacts_left: left };
  });
}

const tooLate = 'Вернуть контакт можно в течение недели после того, как вы его открыли';
const onceAMonth =
  'В этом месяце вы уже возвращали контакт. Снова это можно сделать в следующем месяце';

/** A contact that has turned out to lead nowhere comes back by itself, once. */
export async function returnIfUseless(
  db: Database,
  { id, user_id }: { id: number; user_id: number },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAnyUser(trx, user_id);
    const useless = await findUseless(trx, id, now);
    if (!useless || !(await giveBack(trx, useless, useless.reason, now))) return;
    const card = await trx
      .selectFrom('cards')
      .selectAll()
      .where('id', '=', useless.card_id)
      .executeTakeFirstOrThrow();
    await notify(trx, {
      user_id,
      card_id: card.id,
      ...contactReturnedWords(await describeOwnCard(trx, card), useless.reason),
      heldBackBy: null,
    });
  });
}

/** False: it has come back already. */
async function giveBack(
  trx: Connection,
  { id, user_id }: Pick<Opening, 'id' | 'user_id'>,
  reason: Reason,
  now: Date,
): Promise<boolean> {
  const opening = await trx
    .updateTable('contact_openings')
    .set({ returned_at: now, return_reason: reason })
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .returning(['id', 'entitlement_id', 'opened_at'])
    .executeTakeFirst();
  if (!opening) return false;
  await postReturn(trx, opening, now);
  await publish(trx, personChannel(user_id), tariffChanged, { payment_id: null });
  return true;
}
