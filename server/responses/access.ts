import type { Selectable } from 'kysely';
import type { ResponseSide } from '#contract/response-states.ts';
import { openCard, ownCard } from '#server/cards/access.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { Responses } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { kindOfSide, otherSide, sideOf } from './rules.ts';

export type StoredResponse = Selectable<Responses>;

const missing = 'Такого отклика нет';

/** One of the two who it is between; for everybody else it is as good as missing. */
export async function ownResponse(
  db: Connection,
  viewer: SignedIn,
  id: number,
  lock?: 'lock',
): Promise<StoredResponse & { side: ResponseSide }> {
  const side = sideOf(viewer);
  if (!side) throw notFound(missing);
  const response = await db
    .selectFrom('responses')
    .selectAll()
    .where('id', '=', id)
    .where(`${side}_id`, '=', viewer.id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!response) throw notFound(missing);
  return { ...response, side };
}

interface Pair {
  vacancy: string;
  resume: string;
}

/**
 * The two cards that a response would join, both published and under a lock: the one is the
 * viewer's, the other is seen by everybody. Locked by their ids, so that no two calls wait for
 * each other.
 */
export async function pairToJoin(
  trx: Connection,
  viewer: SignedIn,
  side: ResponseSide,
  slugs: Pair,
) {
  const own = kindOfSide[side];
  const other = kindOfSide[otherSide(side)];
  const theirs = await openCard(trx, other, slugs[other]);
  const mine = await ownCard(trx, viewer, own, slugs[own]);
  if (mine.state !== 'published') throw conflict(notShown[own], 'wrong_state');
  const cards = await trx
    .selectFrom('cards')
    .select(['id', 'kind', 'state', 'owner_id', 'slug', 'content'])
    .where('id', 'in', [mine.id, theirs.id])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    // Rows that refer to the cards may be added meanwhile.
    .forNoKeyUpdate()
    .execute();
  const vacancy = cards.find(({ kind }) => kind === 'vacancy');
  const resume = cards.find(({ kind }) => kind === 'resume');
  if (!vacancy || !resume) throw conflict('Карточка только что снята с публикации', 'wrong_state');
  if (vacancy.owner_id === resume.owner_id) throw conflict('Обе карточки ваши');
  return { vacancy, resume };
}

export type JoinedCards = Awaited<ReturnType<typeof pairToJoin>>;

const notShown = {
  vacancy: 'Ваша вакансия не опубликована. Опубликуйте её, и можно будет приглашать',
  resume: 'Ваша анкета не опубликована. Опубликуйте её, и можно будет откликаться',
};

/** The last one of the pair, whatever has become of it. */
export async function lastOfPair(db: Connection, { vacancy, resume }: JoinedCards) {
  return db
    .selectFrom('responses')
    .select(['id', 'status', 'began', 'changed_at'])
    .where('vacancy_id', '=', vacancy.id)
    .where('resume_id', '=', resume.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
