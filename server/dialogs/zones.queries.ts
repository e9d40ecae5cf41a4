import type { Connection } from '#server/platform/database.ts';
import type { OwnChannel } from './access.ts';
import { moscowTime } from './zones.rules.ts';

/** Of the city of the card; without one, that of most people. */
export async function timeZoneOf(
  db: Connection,
  { card_id }: Pick<OwnChannel, 'card_id'>,
): Promise<string> {
  if (card_id === null) return moscowTime;
  const city = await db
    .selectFrom('cards')
    .innerJoin('cities', 'cities.id', 'cards.city_id')
    .select('cities.time_zone')
    .where('cards.id', '=', card_id)
    .executeTakeFirst();
  return city?.time_zone ?? moscowTime;
}
