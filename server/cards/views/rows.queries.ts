import { type CardTile, statesWithPage } from '#contract/cards.ts';
import { examHoldsDays } from '#contract/exams.ts';
import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { MyResponse } from '#contract/response-states.ts';
import type { Share } from '#contract/shown-feedback.ts';
import { type Photo, photoUrl } from '#contract/photos.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DB } from '#server/platform/tables.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { paysOnTime, referencesCount } from '../trust.queries.ts';
import { prepared } from '#server/platform/prepared.ts';

const owner = sql<number>`cards.owner_id`;

/** What is known of a card whether people see it or not. */
export function commonRows(db: Connection, viewer: Viewer) {
  // Row numbers begin with 1: nobody is 0.
  const viewerId = viewer?.id ?? 0;
  return db
    .selectFrom('cards')
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select((row) => [
      'cards.id',
      'cards.slug',
      'cards.kind',
      'cards.busy_until',
      'cards.closed_at',
      'cards.category_id',
      'categories.slug as category_slug',
      'categories.name as category_name',
      'categories.forms',
      'users.name as owner_name',
      'users.avatar_id as owner_avatar',
      'users.phone_verified_at',
      sql<string | null>`right(users.phone, 2)`.as('phone_end'),
      'users.email_verified_at',
      'users.passport_verified_at',
      // Of whom no session is known, at least that: they were there when they published it.
      sql<Date | null>`coalesce(
        (select max(last_seen_at) from sessions where sessions.user_id = cards.owner_id),
        cards.sunk_from,
        cards.published_at)`.as('owner_seen_at'),
      row
        .selectFrom('answer_times')
        .select('answer_times.minutes')
        .whereRef('answer_times.user_id', '=', 'cards.owner_id')
        .as('answer_minutes'),
      sql<number>`case when cards.kind = 'resume' then ${referencesCount(owner)} else 0 end`.as(
        'references_count',
      ),
      sql<Share | null>`case when cards.kind = 'vacancy' then ${paysOnTime(owner)} end`.as(
        'pays_on_time',
      ),
      sql<boolean>`cards.owner_id = ${viewerId}`.as('is_own'),
      row
        .exists(
          row
            .selectFrom('consents')
            .select('consents.id')
            .whereRef('consents.user_id', '=', 'cards.owner_id')
            .where('consents.kind', '=', 'distribution')
            .where('consents.withdrawn_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('is_distributed'),
      row
        .exists(
          row
            .selectFrom('privacy_settings')
            .select('privacy_settings.user_id')
            .whereRef('privacy_settings.user_id', '=', 'cards.owner_id')
            .where('privacy_settings.search_engines', '=', false),
        )
        .$castTo<boolean>()
        .as('keeps_from_search_engines'),
      row
        .exists(
          row
            .selectFrom('favorites')
            .select('favorites.card_id')
            .whereRef('favorites.card_id', '=', 'cards.id')
            .where('favorites.user_id', '=', viewerId),
        )
        .$castTo<boolean>()
        .as('is_favorite'),
      row
        .exists(
          row
            .selectFrom('contact_openings')
            .select('contact_openings.card_id')
            .whereRef('contact_openings.card_id', '=', 'cards.id')
            .where('contact_openings.user_id', '=', viewerId),
        )
        .$castTo<boolean>()
        .as('contacts_opened'),
      examBadge(row).as('exam_badge'),
      myResponse(row, viewer).as('my_response'),
    ]);
}

/** Only the last result counts: an older one is not shown in its place. */
function examBadge(row: ExpressionBuilder<DB, 'cards'>) {
  return jsonObjectFrom(
    row
      .selectFrom('exams')
      .select(['exams.risk', 'exams.day'])
      .where('exams.id', '=', (exam) =>
        exam
          .selectFrom('exams as last')
          .select(({ fn }) => fn.max('last.id').as('id'))
          .whereRef('last.user_id', '=', 'cards.owner_id')
          .where('last.state', '=', 'done'),
      )
      .where('exams.is_shown', '=', true)
      .where('exams.day', '>', sql<string>`current_date - ${examHoldsDays}::int`),
  ).$castTo<CardTile['owner']['exam_badge']>();
}

/** Of the viewer's own card to this one; the last one, whatever has become of it. */
function myResponse(row: ExpressionBuilder<DB, 'cards'>, viewer: Viewer) {
  if (viewer?.role === 'worker') return lastResponse(row, viewer.id, ['vacancy_id', 'worker_id']);
  if (viewer?.role === 'employer')
    return lastResponse(row, viewer.id, ['resume_id', 'employer_id']);
  return sql<MyResponse | null>`null::json`;
}

function lastResponse(
  row: ExpressionBuilder<DB, 'cards'>,
  viewerId: number,
  [card, person]: ['vacancy_id', 'worker_id'] | ['resume_id', 'employer_id'],
) {
  return jsonObjectFrom(
    row
      .selectFrom('responses')
      .select(['responses.id', 'responses.status', 'responses.began'])
      .whereRef(`responses.${card}`, '=', 'cards.id')
      .where(`responses.${person}`, '=', viewerId)
      .orderBy('responses.id', 'desc')
      .limit(1),
  ).$castTo<MyResponse | null>();
}

export type CommonRow = Awaited<ReturnType<ReturnType<typeof commonRows>['execute']>>[number];

/** Cards that were published, with what people see or have seen of them. */
export function publicRows(db: Connection, viewer: Viewer) {
  return commonRows(db, viewer)
    .innerJoin('cities', 'cities.id', 'cards.city_id')
    .select([
      'cards.content',
      // Lists are ordered by the column; people read when it really was.
      sql<Date>`coalesce(cards.sunk_from, cards.published_at)`.as('published_at'),
      'cities.slug as city_slug',
      'cities.name as city_name',
      'cities.prepositional',
      'cities.region',
    ])
    .where('cards.state', 'in', statesWithPage)
    .where('cards.deleted_at', 'is', null)
    .$narrowType<{ content: NotNull }>();
}

/** What the owner of a resume says of their own skills in its category, if they wish to show it. */
export async function skillLevelsOf(db: Connection, cardId: number) {
  const row = await db
    .selectFrom('cards')
    .innerJoin('self_assessments as said', (join) =>
      join
        .onRef('said.user_id', '=', 'cards.owner_id')
        .onRef('said.category_id', '=', 'cards.category_id'),
    )
    .select('said.answers')
    .where('cards.id', '=', cardId)
    .where('said.is_shown', '=', true)
    .executeTakeFirst();
  return row?.answers ?? null;
}

/** How many of those who wrote first the owner of a card has answered; null: too few to tell. */
export async function answerShareOf(db: Connection, cardId: number): Promise<Share | null> {
  const row = await db
    .selectFrom('answer_times')
    .innerJoin('cards', 'cards.owner_id', 'answer_times.user_id')
    .select(['answer_times.answered as yes', 'answer_times.asked as of'])
    .where('cards.id', '=', cardId)
    .where('answer_times.asked', '>', 0)
    .executeTakeFirst();
  return row ?? null;
}

/** Pictures by their ids. */
export async function photosById(db: Connection, ids: string[]): Promise<Map<string, Photo>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'width', 'height', 'placeholder'])
    .where('id', 'in', ids)
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, url: photoUrl(row.id, 640) }]));
}
