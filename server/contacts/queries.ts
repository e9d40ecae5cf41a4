import type { OpenedContacts } from '#contract/card-contacts.ts';
import { titleOf } from '#contract/card-title.ts';
import { statesWithPage } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { contactsOf } from './rules.ts';

/** Whose card it is; somebody who is blocked is not to be reached. */
export async function ownerOf(db: Connection, cardId: number) {
  const owner = await db
    .selectFrom('cards')
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .select([
      'users.id',
      'users.name',
      'users.phone',
      'users.phone_verified_at',
      'users.email',
      'users.email_verified_at',
    ])
    .where('cards.id', '=', cardId)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw notFound();
  return owner;
}

export async function hasOpened(db: Connection, userId: number, cardId: number): Promise<boolean> {
  const opening = await db
    .selectFrom('contact_openings')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return opening !== undefined;
}

/** What the person has opened, with the contacts as far as they are still to be seen. */
export async function listOpenedContacts(
  db: Connection,
  userId: number,
): Promise<OpenedContacts[]> {
  const rows = await db
    .selectFrom('contact_openings')
    .innerJoin('cards', 'cards.id', 'contact_openings.card_id')
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .leftJoin('cities', 'cities.id', 'cards.city_id')
    .select([
      'contact_openings.opened_at',
      'contact_openings.returned_at',
      'cards.kind',
      'cards.slug',
      'cards.state',
      'cards.deleted_at',
      'cards.content',
      'categories.forms',
      'cities.name as city',
      'users.blocked_at',
      'users.name',
      'users.phone',
      'users.phone_verified_at',
      'users.email',
      'users.email_verified_at',
    ])
    .where('contact_openings.user_id', '=', userId)
    .orderBy('contact_openings.opened_at', 'desc')
    .execute();
  return rows.map(({ opened_at, returned_at, kind, slug, content, forms, city, ...row }) => ({
    opened_at: opened_at.toISOString(),
    returned_at: returned_at?.toISOString() ?? null,
    card: {
      kind,
      slug,
      title: titleOf(kind, content?.title ?? null, forms),
      city,
      has_page: statesWithPage.includes(row.state) && !row.deleted_at,
    },
    contacts:
      row.state === 'published' && !row.deleted_at && !row.blocked_at ? contactsOf(row) : null,
  }));
}
