import { sql } from 'kysely';
import type { CitySource, CityWriting } from '#contract/place-editing.ts';
import { checkSlugIsFree, keepFormerSlug } from '#server/area-slugs/actions.ts';
import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { isTooLong } from '#server/platform/database/outage.ts';
import { addJob } from '#server/platform/queue.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { countCardsOf, showCity, type StoredCity, unknownCity } from './editing.queries.ts';
import { cityInWords, inUse, inUsePerhaps } from './editing.rules.ts';

export async function addCity(
  db: Database,
  viewer: SignedIn,
  writing: CityWriting,
): Promise<CitySource> {
  return inTransaction(db, async (trx) => {
    await checkSlugIsFree(trx, writing.slug, null);
    await checkNameIsFree(trx, writing, null);
    const { id } = await trx
      .insertInto('cities')
      .values(writing)
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, viewer, { action: 'city_add', id, title: writing.name });
    return showCity(trx, id);
  });
}

export async function saveCity(
  db: Database,
  viewer: SignedIn,
  id: number,
  { version, ...writing }: CityWriting & { version: number },
): Promise<CitySource> {
  const lock = (trx: Connection) => lockCity(trx, id);
  return changeVersion(db, { what: 'Город', version, lock, save });

  async function save(trx: Connection, before: StoredCity, nextVersion: number) {
    await checkSlugIsFree(trx, writing.slug, { city_id: id });
    await checkNameIsFree(trx, writing, id);
    const { slug } = writing;
    await keepFormerSlug(trx, { city_id: id }, { before: before.slug, slug });
    await trx
      .updateTable('cities')
      .set({ ...writing, version: nextVersion })
      .where('id', '=', id)
      .execute();
    const changed = changesInWords(cityInWords(before), cityInWords(writing));
    await recordChange(trx, viewer, { action: 'city_save', id, title: writing.name, changed });
    // A search finds cards by the name of their city.
    if (before.name !== writing.name) await addJob(trx, 'index_cards', { city: id });
    return showCity(trx, id);
  }
}

/** Only one that nobody has ever chosen: what people wrote names it. */
export async function removeCity(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const city = await lockCity(trx, id);
    const cards = await countCardsOf(trx, city).catch((error: unknown) => {
      throw isTooLong(error) ? conflict(inUsePerhaps('Город'), 'wrong_state') : error;
    });
    if (cards > 0) throw conflict(inUse('Город', cards), 'wrong_state');
    const { rows } = await sql`
      select from users where city_id = ${id}
      union all select from saved_searches where query ->> 'city' = ${city.slug}
      limit 1`.execute(trx);
    if (rows.length > 0) {
      throw conflict('Город указан у людей: его можно спрятать, но не удалить', 'wrong_state');
    }
    await trx.deleteFrom('cities').where('id', '=', id).execute();
    await recordChange(trx, viewer, { action: 'city_remove', id, title: city.name });
  });
}

async function lockCity(trx: Connection, id: number): Promise<StoredCity> {
  const row = await trx
    .selectFrom('cities')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw unknownCity();
  return row;
}

/** Namesakes are told apart by their region. */
async function checkNameIsFree(
  trx: Connection,
  { name, region }: CityWriting,
  id: number | null,
): Promise<void> {
  const twin = await trx
    .selectFrom('cities')
    .select('id')
    .where('name', '=', name)
    .where('region', '=', region)
    .$if(id !== null, (rows) => rows.where('id', '!=', id))
    .executeTakeFirst();
  if (twin) throw invalid({ name: ['Такой город в этом регионе уже есть'] });
}

interface Done {
  action: 'city_add' | 'city_save' | 'city_remove';
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
  await recordAudit(trx, viewer, { action, subject: { type: 'city', id }, detail });
  // Lists of cards, and the page of each, name its city.
  await markPagesChanged(trx, ['cities', 'cards', 'categories']);
}
