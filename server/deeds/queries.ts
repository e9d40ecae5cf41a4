import { weekOf } from '#contract/answers.ts';
import type { KnownOfDeed } from '#contract/deeds.ts';
import { payText } from '#contract/pay.ts';
import { weekText } from '#contract/week-text.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import { agreedDay } from '#server/dialogs/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { ownResponse } from '#server/responses/access.ts';
import { describeResponse } from '#server/responses/queries.ts';

/** One of the two, once they have something to agree on. */
export async function agreedResponse(db: Connection, viewer: SignedIn, id: number) {
  const response = await ownResponse(db, viewer, id);
  if (response.status !== 'hired' && response.status !== 'invited') {
    throw conflict('Договор составляют, когда вы пригласили друг друга или договорились');
  }
  return response;
}

/** Nothing beyond what the two already see of one another. */
export async function knownOfDeed(
  db: Connection,
  viewer: SignedIn,
  responseId: number,
): Promise<KnownOfDeed> {
  const { id, side, vacancy_id, channel_id } = await agreedResponse(db, viewer, responseId);
  const [{ vacancy, person }, own, card, begins] = await Promise.all([
    describeResponse(db, viewer, id),
    db.selectFrom('users').select('name').where('id', '=', viewer.id).executeTakeFirst(),
    vacancyOf(db, vacancy_id),
    channel_id === null ? '' : agreedDay(db, channel_id),
  ]);
  const [ownName, otherName] = [own?.name?.trim() ?? '', person.name ?? ''];
  const definitions = await listDefinitions(db, card.category_id, 'vacancy');
  const { answers, pay } = card.said;
  return {
    side,
    title: vacancy.title,
    customer_name: side === 'employer' ? ownName : otherName,
    worker_name: side === 'worker' ? ownName : otherName,
    city: card.city ?? '',
    hours: weekText(weekOf(definitions, answers) ?? []),
    pay:
      pay?.unit && (pay.from_kopecks ?? pay.to_kopecks) !== null
        ? payText({ ...pay, unit: pay.unit })
        : '',
    begins,
  };
}

async function vacancyOf(db: Connection, id: number) {
  const { content, draft, ...card } = await db
    .selectFrom('cards')
    .leftJoin('cities', 'cities.id', 'cards.city_id')
    .select(['cards.content', 'cards.draft', 'cards.category_id', 'cities.name as city'])
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...card, said: content ?? draft };
}
