import { type Selectable, sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { Cards } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { OwnChannel } from './access.ts';

/**
 * The exact address of the viewer's own vacancy that the two talk about: it is the card of the
 * dialog, or the one to which they invited by a response. Null: there is none to tell.
 */
export async function ownAddress(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
  { id, card_id }: Pick<OwnChannel, 'id' | 'card_id'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('cards')
    .leftJoin('cities', 'cities.id', 'cards.city_id')
    .select(['cards.draft', 'cities.name as city'])
    .where('cards.owner_id', '=', viewer.id)
    .where('cards.kind', '=', 'vacancy')
    .where('cards.deleted_at', 'is', null)
    .where((card) =>
      card.or([
        card('cards.id', '=', card_id),
        card.exists(
          card
            .selectFrom('responses')
            .select('responses.id')
            .where('responses.channel_id', '=', id)
            .whereRef('responses.vacancy_id', '=', 'cards.id'),
        ),
      ]),
    )
    .orderBy(sql`cards.id is not distinct from ${card_id}`, 'desc')
    .orderBy('cards.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? addressOf(row) : null;
}

function addressOf({ draft, city }: Pick<Selectable<Cards>, 'draft'> & { city: string | null }) {
  const line = draft.address?.trim();
  if (!line) return null;
  return city && !line.toLowerCase().includes(city.toLowerCase()) ? `${city}, ${line}` : line;
}
