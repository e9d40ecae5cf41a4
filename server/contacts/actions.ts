import type { CardContacts } from '#contract/card-contacts.ts';
import type { CardKind } from '#contract/categories.ts';
import { formatDay } from '#contract/russian.ts';
import { openCard } from '#server/cards/access.ts';
import { describeOwnCard } from '#server/cards/own.queries.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { contactOpenedWords } from './notifications.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { beyondTariff, conflict, forbidden } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { postUse } from '#server/tariffs/contact-ledger.actions.ts';
import { getAllowance } from '#server/tariffs/entitlements.queries.ts';
import { hasOpened, ownerOf } from './queries.ts';
import { contactsOf } from './rules.ts';

interface Opening {
  viewer: SignedIn;
  kind: CardKind;
  slug: string;
}

/**
 * The contacts of a card. The first time they take one contact of the viewer's, and the owner is
 * told; after that the same answer costs nothing, whatever has become of the tariff.
 */
export async function openContacts(
  db: Database,
  { viewer, kind, slug }: Opening,
  now = new Date(),
): Promise<CardContacts> {
  return inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    const card = await openCard(trx, kind, slug);
    const owner = await ownerOf(trx, card.id);
    const contacts = contactsOf(owner);
    if (owner.id === viewer.id) throw conflict('Это ваша карточка: её контакты вы знаете');
    if (!(await hasOpened(trx, viewer.id, card.id))) {
      if (!person.phone_verified_at) throw forbidden('Сначала подтвердите свой телефон');
      if (!contacts.phone && !contacts.email) throw conflict(unreachable);
      await useContact(trx, viewer, card.id, now);
      await notify(trx, {
        user_id: owner.id,
        card_id: card.id,
        actor_id: viewer.id,
        ...contactOpenedWords(await describeOwnCard(trx, card)),
        heldBackBy: 'contact_opened',
      });
    }
    const { left } = (await getAllowance(trx, viewer, now)).contacts;
    return { ...contacts, contacts_left: left };
  });
}

const unreachable = 'Владелец пока не подтвердил телефон, показывать нечего. Контакт не списан';

async function useContact(
  trx: Connection,
  viewer: SignedIn,
  cardId: number,
  now: Date,
): Promise<void> {
  const { from, renewsAt } = (await getAllowance(trx, viewer, now)).contacts;
  if (from === null) {
    const next = renewsAt ? `Новые появятся ${formatDay(renewsAt.toISOString(), now)}. ` : '';
    const text = `Контакты закончились. ${next}Больше контактов — на платных тарифах`;
    throw beyondTariff('no_contacts_left', text, renewsAt ?? undefined);
  }
  const opening = await trx
    .insertInto('contact_openings')
    .values({ user_id: viewer.id, card_id: cardId, entitlement_id: from, opened_at: now })
    .returning(['id', 'entitlement_id', 'opened_at'])
    .executeTakeFirstOrThrow();
  await postUse(trx, opening);
}
