import { sql } from 'kysely';
import type { Broadcast, BroadcastLine } from '#contract/broadcasts.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';

interface Audience {
  role: 'worker' | 'employer' | null;
  city_id: number | null;
}

/** Who agreed to news, reads a confirmed address, and is neither blocked nor leaving. */
export function receiversOf(db: Connection, { role, city_id }: Audience) {
  let people = db
    .selectFrom('users')
    .where('email_verified_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deletion_asked_at', 'is', null)
    .where('role', 'in', role === null ? ['worker', 'employer'] : [role])
    .where((row) =>
      row.exists(
        row
          .selectFrom('consents')
          .select('consents.id')
          .whereRef('consents.user_id', '=', 'users.id')
          .where('consents.kind', '=', 'marketing')
          .where('consents.withdrawn_at', 'is', null),
      ),
    );
  if (city_id !== null) people = people.where('city_id', '=', city_id);
  return people;
}

export async function countReceivers(db: Connection, audience: Audience): Promise<number> {
  const { people } = await receiversOf(db, audience)
    .select((row) => row.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  return people;
}

export async function cityIdOf(db: Connection, slug: string | null): Promise<number | null> {
  if (slug === null) return null;
  const city = await db
    .selectFrom('cities')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!city) throw notFound('Такого города нет');
  return city.id;
}

const linesOf = (db: Connection) =>
  db
    .selectFrom('broadcasts')
    .leftJoin('users', 'users.id', 'broadcasts.author_id')
    .leftJoin('cities', 'cities.id', 'broadcasts.city_id')
    .selectAll('broadcasts')
    .select(['users.name as author', 'cities.slug as city_slug', 'cities.name as city_name'])
    .select(
      sql<number>`(select count(*)::int from broadcast_letters
        where broadcast_id = broadcasts.id)`.as('sent'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof linesOf>['executeTakeFirstOrThrow']>>;

export async function listBroadcasts(db: Connection): Promise<BroadcastLine[]> {
  const rows = await linesOf(db).orderBy('broadcasts.id', 'desc').limit(200).execute();
  return rows.map(asLine);
}

export async function showBroadcast(db: Connection, id: number): Promise<Broadcast> {
  const row = await linesOf(db).where('broadcasts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Такой рассылки нет');
  const { text, button_label, button_path, with_note, author, version } = row;
  const { city_slug: slug, city_name: name } = row;
  return {
    ...asLine(row),
    text,
    button_label,
    button_path,
    with_note,
    author,
    version,
    city: slug !== null && name !== null ? { slug, name } : null,
    role: row.role && (row.role === 'employer' ? 'employee' : 'worker'),
  };
}

function asLine({ id, subject, state, people, sent, ...times }: Row): BroadcastLine {
  const { created_at, started_at, ended_at } = times;
  return {
    id,
    subject,
    state,
    people,
    sent,
    created_at: created_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  };
}
