import type { PlaceWriting } from '#contract/place-editing.ts';
import type { PlaceKind } from '#contract/places.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { type NextStation, stationsNextTo } from './station-links.queries.ts';

interface Station {
  id: number;
  city_id: number;
  kind: PlaceKind;
}

/** Answers which stations were next to it and which are now; `undefined` leaves them as they were. */
export async function saveNext(
  trx: Connection,
  place: Station,
  { next }: PlaceWriting,
): Promise<{ before: NextStation[]; after: NextStation[] }> {
  if (next && next.length > 0 && place.kind !== 'metro') {
    throw invalid({ next: ['Соседние бывают только у станций'] });
  }
  const before = await stationsNextTo(trx, place.id);
  if (!next) return { before, after: before };
  const after = await findStations(trx, place, [...new Set(next)]);
  await saveLinks(trx, place, before, after);
  return { before, after };
}

/**
 * Says which stations are next to this one; each link belongs to two. Whoever has the form of the
 * other one open would write over it, so that one becomes newer as well.
 */
async function saveLinks(
  trx: Connection,
  { id, city_id: cityId }: Station,
  before: NextStation[],
  after: NextStation[],
): Promise<void> {
  const added = idsBeyond(after, before);
  const removed = idsBeyond(before, after);
  if (removed.length > 0) {
    await trx
      .deleteFrom('station_links')
      .where((link) =>
        link.or([
          link.and([link('one_id', '=', id), link('other_id', 'in', removed)]),
          link.and([link('other_id', '=', id), link('one_id', 'in', removed)]),
        ]),
      )
      .execute();
  }
  if (added.length > 0) {
    const rows = added.map((one) => ({ one_id: Math.min(one, id), other_id: Math.max(one, id) }));
    await trx.insertInto('station_links').values(rows).execute();
  }
  const touched = [...added, ...removed];
  if (touched.length === 0) return;
  await trx
    .updateTable('city_places')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', touched)
    .where('city_id', '=', cityId)
    .execute();
}

/** Of those the ones that the others have not. */
function idsBeyond(stations: NextStation[], others: NextStation[]): number[] {
  const known = new Set(others.map(({ id }) => id));
  return stations.map(({ id }) => id).filter((id) => !known.has(id));
}

/** By the alphabet. */
async function findStations(
  trx: Connection,
  { id, city_id }: Station,
  next: number[],
): Promise<NextStation[]> {
  if (next.length === 0) return [];
  const found = await trx
    .selectFrom('city_places')
    .select(['id', 'name'])
    .where('id', 'in', next)
    .where('city_id', '=', city_id)
    .where('kind', '=', 'metro')
    .where('id', '!=', id)
    .orderBy('search_name')
    .execute();
  if (found.length < next.length) {
    throw invalid({ next: ['Соседней может быть только другая станция этого города'] });
  }
  return found;
}
