import { type ConsentKind, consentVersion } from '#contract/session.ts';
import { searchColumns } from '#server/cards/publication/rules.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DemoCard } from './card.ts';
import { surroundingsOf } from './surroundings.ts';

/** Cards that travel in one statement. */
const batch = 500;
/** An address that belongs to nobody (RFC 5737). */
const address = '192.0.2.1';

/** Stores published cards; owners with a known phone are taken as they are. */
export async function loadCards(
  db: Connection,
  cards: readonly DemoCard[],
  passwordHash: string,
): Promise<void> {
  const [cities, categories] = await Promise.all([idsOf(db, 'cities'), idsOf(db, 'categories')]);
  for (let from = 0; from < cards.length; from += batch) {
    const part = cards.slice(from, from + batch);
    const owners = await loadOwners(db, part, passwordHash);
    await storeConsents(db, part, owners);
    await storeCards(db, part, owners, cities, categories);
  }
}

type Ids = ReadonlyMap<string, number>;

async function idsOf(db: Connection, table: 'cities' | 'categories'): Promise<Ids> {
  const rows = await db.selectFrom(table).select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

function idOf(ids: Ids, key: string | null): number {
  const id = key === null ? undefined : ids.get(key);
  if (id === undefined) throw new Error(`Unknown: ${key}`);
  return id;
}

async function loadOwners(
  db: Connection,
  cards: readonly DemoCard[],
  password_hash: string,
): Promise<Ids> {
  const rows = cards.map(({ kind, owner, registeredAt }) => ({
    role: kind === 'resume' ? ('worker' as const) : ('employer' as const),
    name: owner.name,
    phone: owner.phone,
    phone_verified_at: registeredAt,
    email: owner.email,
    email_verified_at: owner.email === null ? null : registeredAt,
    password_hash,
    created_at: registeredAt,
  }));
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const phones = cards.map(({ owner }) => owner.phone);
  const stored = await db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('phone', 'in', phones)
    .where('phone_verified_at', 'is not', null)
    .execute();
  return new Map(stored.map(({ id, phone }) => [phone ?? '', id]));
}

async function storeConsents(db: Connection, cards: readonly DemoCard[], owners: Ids) {
  const given: ConsentKind[] = ['agreement', 'personal_data'];
  const rows = cards.flatMap(({ owner, distribution, registeredAt, publishedAt }) => [
    ...given.map((kind) => ({ kind, owner, given_at: registeredAt })),
    ...(distribution ? [{ kind: 'distribution' as const, owner, given_at: publishedAt }] : []),
  ]);
  await db
    .insertInto('consents')
    .values(
      rows.map(({ kind, owner, given_at }) => ({
        user_id: idOf(owners, owner.phone),
        kind,
        version: consentVersion,
        address,
        given_at,
      })),
    )
    .execute();
}

async function storeCards(
  db: Connection,
  cards: readonly DemoCard[],
  owners: Ids,
  cities: Ids,
  categories: Ids,
): Promise<void> {
  const stored = await db
    .insertInto('cards')
    .values(cards.map((card) => cardRow(card, owners, cities, categories)))
    .returning(['id', 'owner_id', 'published_at'])
    .execute();
  await db
    .insertInto('card_events')
    .values(
      stored.map(({ id, owner_id, published_at }) => ({
        card_id: id,
        from_state: 'draft' as const,
        to_state: 'published' as const,
        actor_id: owner_id,
        created_at: published_at ?? undefined,
      })),
    )
    .execute();
}

function cardRow(card: DemoCard, owners: Ids, cities: Ids, categories: Ids) {
  const { kind, category, slug, draft, owner, registeredAt, publishedAt } = card;
  const content = JSON.stringify(draft);
  return {
    kind,
    owner_id: idOf(owners, owner.phone),
    category_id: idOf(categories, category),
    slug,
    state: 'published' as const,
    draft: content,
    content,
    city_id: idOf(cities, draft.city),
    ...searchColumns(draft, surroundingsOf(card)),
    created_at: registeredAt,
    updated_at: publishedAt,
    first_published_at: publishedAt,
    published_at: publishedAt,
  };
}
