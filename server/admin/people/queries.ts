import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  sql,
  type SqlBool,
} from 'kysely';
import { titleOf } from '#contract/card-title.ts';
import {
  foundAtMost,
  type FoundCard,
  type FoundPerson,
  type PersonState,
} from '#contract/people.ts';
import { roleToWire } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DB } from '#server/platform/tables.ts';
import { parsePeopleQuery, type PeopleQuery } from './query.rules.ts';

/** People and cards that a line means, the newest first. */
export async function findPeople(db: Connection, typed: string) {
  const query = parsePeopleQuery(typed);
  const [people, cards] = await Promise.all([listPeople(db, query), listCards(db, query)]);
  const has_more = people.length > foundAtMost || cards.length > foundAtMost;
  const data = { people: people.slice(0, foundAtMost), cards: cards.slice(0, foundAtMost) };
  return { data, meta: { has_more } };
}

type Condition<Table extends keyof DB> = (
  of: ExpressionBuilder<DB, Table>,
) => Expression<SqlBool> | null;

const isPerson =
  ({ phone, phoneEnd, email, id, words }: PeopleQuery): Condition<'users'> =>
  (of) => {
    const ways = [
      ...(phone ? [of('phone', 'like', beginning(phone))] : []),
      ...(phoneEnd ? [endsBy(phoneEnd)] : []),
      ...(email ? [of('email', 'like', beginning(email))] : []),
      ...(id ? [of('id', '=', id)] : []),
      ...(words.length > 0 ? [hasWords(words)] : []),
    ];
    return ways.length > 0 ? of.or(ways) : null;
  };

const isCard =
  ({ slug, code, id }: PeopleQuery): Condition<'cards'> =>
  (of) => {
    const ways = [
      ...(slug ? [of('slug', 'like', beginning(slug))] : []),
      ...(code ? [of(sql<string>`right(slug, 6)`, '=', code)] : []),
      ...(id ? [of('id', '=', id)] : []),
    ];
    return ways.length > 0 ? of.or(ways) : null;
  };

const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The index has phones from their end on. */
const endsBy = (digits: string) => sql<boolean>`reverse(phone) like reverse(${digits}) || '%'`;

/** As the index has it: words of the name, with one letter for «е» and «ё». */
const hasWords = (words: string[]) =>
  sql<boolean>`to_tsvector('simple'::regconfig, translate(lower(name), 'ё', 'е'))
    @@ to_tsquery('simple'::regconfig, ${words.map((word) => `${word}:*`).join(' & ')})`;

const paidByAtMost = 500;

/** Whoever a line may mean: of very many the newest, for whom it means too many nobody looks. */
export async function idsOfPeople(db: Connection, typed: string): Promise<number[]> {
  const query = parsePeopleQuery(typed);
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((of) => isPerson(query)(of) ?? sql<boolean>`false`)
    .orderBy('id', 'desc')
    .limit(paidByAtMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Found first and ordered then: else the order would be read until enough of them fit. */
async function listPeople(db: Connection, query: PeopleQuery): Promise<FoundPerson[]> {
  const rows = await db
    .with(
      (found) => found('found').materialized(),
      (with_) =>
        with_
          .selectFrom('users')
          .select('id')
          .where((of) => isPerson(query)(of) ?? sql<boolean>`false`),
    )
    .selectFrom('found')
    .innerJoin('users', 'users.id', 'found.id')
    .select([
      'users.id',
      'name',
      'role',
      'phone',
      'phone_verified_at',
      'email',
      'email_verified_at',
      'blocked_at',
      'deletion_asked_at',
      'created_at',
    ])
    .orderBy('found.id', 'desc')
    .limit(foundAtMost + 1)
    .execute();
  return rows.map(asFoundPerson);
}

type StoredPerson = Pick<
  Selectable<DB['users']>,
  | 'id'
  | 'name'
  | 'role'
  | 'phone'
  | 'phone_verified_at'
  | 'email'
  | 'email_verified_at'
  | 'blocked_at'
  | 'deletion_asked_at'
  | 'created_at'
>;

export function asFoundPerson(row: StoredPerson): FoundPerson {
  return {
    id: row.id,
    name: row.name,
    role: roleToWire(row.role),
    phone: row.phone,
    phone_verified: row.phone_verified_at !== null,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
  };
}

function stateOf(person: { blocked_at: Date | null; deletion_asked_at: Date | null }): PersonState {
  if (person.blocked_at) return 'blocked';
  return person.deletion_asked_at ? 'leaving' : 'open';
}

async function listCards(db: Connection, query: PeopleQuery): Promise<FoundCard[]> {
  const rows = await db
    .with(
      (found) => found('found').materialized(),
      (with_) =>
        with_
          .selectFrom('cards')
          .select('id')
          .where('deleted_at', 'is', null)
          .where((of) => isCard(query)(of) ?? sql<boolean>`false`),
    )
    .selectFrom('found')
    .innerJoin('cards', 'cards.id', 'found.id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .select(['cards.id', 'cards.slug', 'cards.kind', 'cards.state', 'content', 'draft', 'forms'])
    .select(['users.id as owner', 'users.name'])
    .orderBy('found.id', 'desc')
    .limit(foundAtMost + 1)
    .execute();
  return rows.map(({ id, slug, kind, state, content, draft, forms, owner, name }) => ({
    id,
    slug,
    kind,
    state,
    title: titleOf(kind, (content ?? draft).title, forms),
    owner: { id: owner, name },
  }));
}
