import { sql } from 'kysely';
import type { PlaceSource, PlaceWriting } from '#contract/place-editing.ts';
import type { PlaceKind } from '#contract/places.ts';
import { transliterate } from '#contract/transliteration.ts';
import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { isTooLong } from '#server/platform/database/outage.ts';
import { addJob } from '#server/platform/queue.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { asPlace, unknownCity, unknownPlace } from './editing.queries.ts';
import { formerNames, inUse, inUsePerhaps, placeInWords } from './editing.rules.ts';
import { saveNext } from './station-links.actions.ts';

/** Cards that name it already are found by it from now on. */
export async function addPlace(
  db: Database,
  viewer: SignedIn,
  cityId: number,
  { kind, ...writing }: PlaceWriting & { kind: PlaceKind },
): Promise<PlaceSource> {
  return inTransaction(db, async (trx) => {
    await lockCity(trx, cityId);
    const { name, line } = suited(kind, writing);
    const slug = transliterate(name);
    if (!slug) throw invalid({ name: ['Напишите название буквами'] });
    await checkNameIsFree(trx, { cityId, kind, name, slug, id: null });
    const row = await trx
      .insertInto('city_places')
      .values({ city_id: cityId, kind, slug, name, line, hidden: writing.hidden })
      .returningAll()
      .executeTakeFirstOrThrow();
    const next = await saveNext(trx, row, writing);
    await recordChange(trx, viewer, { action: 'place_add', id: row.id, title: name });
    await addJob(trx, 'index_cards', { city: cityId });
    return asPlace(row, idsOf(next.after));
  });
}

export async function savePlace(
  db: Database,
  viewer: SignedIn,
  id: number,
  { version, ...writing }: PlaceWriting & { version: number },
): Promise<PlaceSource> {
  const lock = (trx: Connection) => lockPlace(trx, id);
  return changeVersion(db, { what: 'Это место', version, lock, save });

  async function save(trx: Connection, before: StoredPlace, nextVersion: number) {
    const { city_id: cityId, kind, slug } = before;
    const { name, line } = suited(kind, writing);
    await checkNameIsFree(trx, { cityId, kind, name, slug: null, id });
    const parts = { name, line, hidden: writing.hidden, version: nextVersion };
    const row = await trx
      .updateTable('city_places')
      .set({ ...parts, former_names: formerNames(before, name) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const next = await saveNext(trx, before, writing);
    const changed = changesInWords(
      placeInWords(before, next.before),
      placeInWords(row, next.after),
    );
    await recordChange(trx, viewer, { action: 'place_save', id, title: name, changed });
    if (before.name !== name) await addJob(trx, 'index_cards', { city: cityId });
    return { ...asPlace(row, idsOf(next.after)), slug };
  }
}

const idsOf = (stations: { id: number }[]) => stations.map(({ id }) => id);

type StoredPlace = Awaited<ReturnType<typeof lockPlace>>;

/** Only one that no card names. */
export async function removePlace(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockPlace(trx, id);
    const names = [place.name, ...place.former_names].map((name) => `%${name}%`);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from cards, cities
      where cities.id = ${place.city_id}
        and (city_id = cities.id or draft ->> 'city' = cities.slug)
        and (terms @> array[${`${place.kind}:${place.slug}`}]
          or draft ->> 'place' ilike any(${names}::text[])
          or content ->> 'place' ilike any(${names}::text[]))`
      .execute(trx)
      .catch((error: unknown) => {
        throw isTooLong(error) ? conflict(inUsePerhaps('Это место'), 'wrong_state') : error;
      });
    const cards = rows[0]?.count ?? 0;
    if (cards > 0) throw conflict(inUse('Это место', cards), 'wrong_state');
    await trx.deleteFrom('city_places').where('id', '=', id).execute();
    await recordChange(trx, viewer, { action: 'place_remove', id, title: place.name });
  });
}

/** Only a station lies on lines. */
const suited = (kind: PlaceKind, { name, line }: PlaceWriting) => ({
  name,
  line: kind === 'metro' ? line || null : null,
});

async function lockCity(trx: Connection, id: number): Promise<void> {
  const row = await trx
    .selectFrom('cities')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw unknownCity();
}

/** The city before the place, as everywhere: names are compared within it. */
async function lockPlace(trx: Connection, id: number) {
  const query = trx.selectFrom('city_places').selectAll().where('id', '=', id);
  const found = await query.executeTakeFirst();
  if (found) await lockCity(trx, found.city_id);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw unknownPlace();
  return row;
}

interface Named {
  cityId: number;
  kind: PlaceKind;
  name: string;
  /** Null: it has its word already. */
  slug: string | null;
  id: number | null;
}

async function checkNameIsFree(trx: Connection, { cityId, kind, name, slug, id }: Named) {
  const twin = await trx
    .selectFrom('city_places')
    .select('name')
    .where('city_id', '=', cityId)
    .where('kind', '=', kind)
    .where((where) =>
      where.or([
        where('name', '=', name),
        sql<boolean>`${name} = any(former_names)`,
        ...(slug === null ? [] : [where('slug', '=', slug)]),
      ]),
    )
    .$if(id !== null, (rows) => rows.where('id', '!=', id))
    .executeTakeFirst();
  if (twin) throw invalid({ name: [`Так называется или называлось другое место: «${twin.name}»`] });
}

interface Done {
  action: 'place_add' | 'place_save' | 'place_remove';
  id: number;
  title: string;
  changed?: string;
}

async function recordChange(
  trx: Connection,
  viewer: SignedIn,
  { action, id, title, changed }: Done,
): Promise<void> {
  const detail = { title, ...(changed && { changed }) };
  await recordAudit(trx, viewer, { action, subject: { type: 'place', id }, detail });
  await markPagesChanged(trx, ['cities']);
}
