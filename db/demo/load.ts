import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { grantFreeTariffs } from '#server/tariffs/entitlements.actions.ts';
import type { DemoCard } from './card.ts';
import { cardRow, consentRows, eventRow, fileRows, userRow } from './rows.ts';

/** Cards that travel in one statement. */
const cardsAtOnce = 500;

type Ids = ReadonlyMap<string, number>;

/** What the rows refer to. */
interface Anchors {
  cities: Ids;
  categories: Ids;
  /** Owners who are there already, by their phone. */
  owners: Ids;
  /** One for everybody, for a hash is slow by design. */
  passwordHash: string;
}

/** Stores published cards; `owners` are people who are there already, by their phone. */
export async function loadCards(
  db: Connection,
  cards: readonly DemoCard[],
  passwordHash: string,
  owners: Ids = new Map(),
): Promise<void> {
  const anchors = { ...(await findAnchors(db, passwordHash)), owners };
  for (let from = 0; from < cards.length; from += cardsAtOnce) {
    await storeCards(db, cards.slice(from, from + cardsAtOnce), anchors);
  }
}

export async function findAnchors(db: Connection, passwordHash: string): Promise<Anchors> {
  const [cities, categories] = [await slugIds(db, 'cities'), await slugIds(db, 'categories')];
  return { cities, categories, owners: new Map(), passwordHash };
}

async function slugIds(db: Connection, table: 'cities' | 'categories'): Promise<Ids> {
  const rows = await db.selectFrom(table).select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Stores a batch of published cards with everything that belongs to them. */
export async function storeCards(
  db: Connection,
  cards: readonly DemoCard[],
  { cities, categories, owners, passwordHash }: Anchors,
): Promise<void> {
  const [users, ids] = [
    await takeIds(db, 'users', cards.length),
    await takeIds(db, 'cards', cards.length),
  ];
  const stored = cards.map((card, at) => {
    const known = owners.get(card.owner.phone);
    return { card, id: idAt(ids, at), owner: known ?? idAt(users, at), isNew: known === undefined };
  });
  const newcomers = stored.filter(({ isNew }) => isNew);
  await insert(
    db,
    'users',
    newcomers.map(({ card, owner }) => userRow(card, owner, passwordHash)),
  );
  await grantFreeTariffs(
    db,
    newcomers.map(({ owner }) => owner),
  );
  await insert(
    db,
    'consents',
    stored.flatMap(({ card, owner }) => consentRows(card, owner)),
  );
  await insert(
    db,
    'files',
    stored.flatMap(({ card, owner }) => fileRows(card, owner)),
    { unused_since: sql`null` },
  );
  await showFaces(
    db,
    newcomers.flatMap(({ card: { avatar }, owner }) => (avatar ? [{ id: owner, avatar }] : [])),
  );
  await insert(
    db,
    'cards',
    stored.map(({ card, id, owner }) =>
      cardRow(card, {
        id,
        owner,
        city: idOf(cities, card.draft.city),
        category: idOf(categories, card.category),
      }),
    ),
    { draft: sql.ref('content') },
  );
  await insert(
    db,
    'card_events',
    stored.map(({ card, id, owner }) => eventRow(card, id, owner)),
  );
}

/** After their files: each row of the two refers to the other. */
async function showFaces(db: Connection, faces: { id: number; avatar: string }[]): Promise<void> {
  if (faces.length === 0) return;
  await sql`
    update users set avatar_id = face.avatar
    from json_to_recordset(${JSON.stringify(faces)}::json) as face (id bigint, avatar text)
    where users.id = face.id`.execute(db);
}

function idOf(ids: Ids, key: string | null): number {
  const id = key === null ? undefined : ids.get(key);
  if (id === undefined) throw new Error(`Unknown: ${key}`);
  return id;
}

function idAt(ids: readonly number[], at: number): number {
  const id = ids[at];
  if (id === undefined) throw new Error('Too few ids');
  return id;
}

/** Numbers of the rows to come, so that they can refer to each other before they are stored. */
async function takeIds(db: Connection, table: 'users' | 'cards', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id
    from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

type Table = 'users' | 'consents' | 'files' | 'cards' | 'card_events';

/** All rows in one statement and one parameter; the types of the columns are those of the table. */
async function insert(
  db: Connection,
  table: Table,
  rows: readonly object[],
  /** Columns that take what another one has, or nothing at all. */
  copies: Record<string, RawBuilder<unknown>> = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const given = Object.keys(first).map((column) => sql.ref(column));
  const columns = [...given, ...Object.keys(copies).map((column) => sql.ref(column))];
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
    select ${sql.join([...given, ...Object.values(copies)])}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
