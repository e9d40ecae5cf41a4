import { type ExpressionBuilder, sql } from 'kysely';
import { titleOf } from '#contract/card-title.ts';
import type { PageMeta } from '#contract/fields.ts';
import { photoUrl } from '#contract/photos.ts';
import {
  type ResponseSide,
  type ResponseStatus,
  responseStatusSchema,
} from '#contract/response-states.ts';
import type { ResponseCounts, ResponseItem } from '#contract/responses.ts';
import type { CardTile } from '#contract/cards.ts';
import { tilesOf } from '#server/cards/views.queries.ts';
import { isClosedFor } from '#server/dialogs/access.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { DB } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { expiryOf, sideOf, stepsFrom } from './rules.ts';

interface Filter {
  vacancy?: string | undefined;
  resume?: string | undefined;
  status?: ResponseStatus | undefined;
  channel?: string | undefined;
  page?: number | undefined;
}

const perPage = 25;

/** What is new first, then the last change. */
export async function listResponses(
  db: Connection,
  viewer: SignedIn,
  { page = 1, ...filter }: Filter,
): Promise<{ data: ResponseItem[]; meta: PageMeta; counts: ResponseCounts }> {
  const side = sideOf(viewer);
  const counts = await countResponses(db, viewer, side, filter);
  const total = filter.status ? (counts.by_status[filter.status] ?? 0) : counts.all;
  const rows = side
    ? await rowsOf(db, viewer, side)
        .where((row) => ofCards(row, filter))
        .$if(filter.status !== undefined, (query) =>
          query.where('responses.status', '=', filter.status ?? 'sent'),
        )
        .orderBy(`responses.${side}_unread`, 'desc')
        .orderBy('responses.changed_at', 'desc')
        .orderBy('responses.id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
    : [];
  const last_page = Math.max(1, Math.ceil(total / perPage));
  return {
    data: side ? await asItems(db, viewer, side, rows) : [],
    meta: { current_page: page, last_page, per_page: perPage, total, total_is_exact: true },
    counts,
  };
}

/** One that `access` has handed out. */
export async function describeResponse(
  db: Connection,
  viewer: SignedIn,
  id: number,
): Promise<ResponseItem> {
  const side = sideOf(viewer);
  const rows = side ? await rowsOf(db, viewer, side).where('responses.id', '=', id).execute() : [];
  const [item] = side ? await asItems(db, viewer, side, rows) : [];
  if (!item) throw notFound('Такого отклика нет');
  return item;
}

async function countResponses(
  db: Connection,
  viewer: SignedIn,
  side: ResponseSide | null,
  filter: Filter,
): Promise<ResponseCounts> {
  const none = Object.fromEntries(responseStatusSchema.options.map((status) => [status, 0]));
  const counts = { all: 0, unread: 0, by_status: none as ResponseCounts['by_status'] };
  if (!side) return counts;
  const rows = await db
    .selectFrom('responses')
    .select(({ fn }) => [
      'responses.status',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(`responses.${side}_unread`, '=', true).as('unread'),
    ])
    .where(`responses.${side}_id`, '=', viewer.id)
    .where((row) => ofCards(row, filter))
    .groupBy('responses.status')
    .execute();
  for (const { status, count, unread } of rows) {
    counts.all += count;
    counts.unread += unread;
    counts.by_status[status] = count;
  }
  return counts;
}

/** By the codes at the ends of their slugs. */
function ofCards(row: ExpressionBuilder<DB, 'responses'>, { vacancy, resume, channel }: Filter) {
  const cardIs = (column: 'vacancy_id' | 'resume_id', slug: string | undefined) =>
    slug === undefined
      ? sql<boolean>`true`
      : row(
          `responses.${column}`,
          'in',
          row
            .selectFrom('cards')
            .select('cards.id')
            .where(sql<string>`right(cards.slug, 6)`, '=', slug.slice(-6)),
        );
  const isInChannel =
    channel === undefined
      ? sql<boolean>`true`
      : row(
          'responses.channel_id',
          'in',
          row.selectFrom('channels').select('channels.id').where('channels.key', '=', channel),
        );
  return row.and([cardIs('vacancy_id', vacancy), cardIs('resume_id', resume), isInChannel]);
}

function rowsOf(db: Connection, viewer: SignedIn, side: ResponseSide) {
  const other = side === 'worker' ? 'employer_id' : 'worker_id';
  return db
    .selectFrom('responses')
    .innerJoin('cards as vacancy', 'vacancy.id', 'responses.vacancy_id')
    .innerJoin('categories as trade', 'trade.id', 'vacancy.category_id')
    .innerJoin('cards as resume', 'resume.id', 'responses.resume_id')
    .innerJoin('categories as craft', 'craft.id', 'resume.category_id')
    .innerJoin('users as person', 'person.id', `responses.${other}`)
    .leftJoin('channels', 'channels.id', 'responses.channel_id')
    .leftJoin('answer_times', 'answer_times.user_id', 'person.id')
    .selectAll('responses')
    .select([
      'channels.key as channel_key',
      'vacancy.slug as vacancy_slug',
      'vacancy.state as vacancy_state',
      'vacancy.draft as vacancy_draft',
      'vacancy.content as vacancy_content',
      'trade.forms as vacancy_forms',
      'resume.slug as resume_slug',
      'resume.state as resume_state',
      'resume.draft as resume_draft',
      'resume.content as resume_content',
      'craft.forms as resume_forms',
      'person.name as person_name',
      'person.avatar_id as person_avatar',
      'answer_times.minutes as answer_minutes',
      isClosedFor(viewer, sql.ref(`responses.${other}`)).as('is_closed'),
    ])
    .where(`responses.${side}_id`, '=', viewer.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

async function asItems(
  db: Connection,
  viewer: SignedIn,
  side: ResponseSide,
  rows: Row[],
): Promise<ResponseItem[]> {
  const idOf = (row: Row) => (side === 'worker' ? row.vacancy_id : row.resume_id);
  const slugOf = (row: Row) => (side === 'worker' ? row.vacancy_slug : row.resume_slug);
  const tiles = await tilesOf(db, viewer, [...new Set(rows.map(idOf))]);
  const bySlug = new Map(tiles.map((tile) => [tile.slug, tile]));
  return rows.map((row) => asItem(row, side, bySlug.get(slugOf(row)) ?? null));
}

function asItem(row: Row, side: ResponseSide, card: CardTile | null): ResponseItem {
  const titleFrom = (kind: 'vacancy' | 'resume') =>
    titleOf(kind, (row[`${kind}_content`] ?? row[`${kind}_draft`]).title, row[`${kind}_forms`]);
  const { id, status, began, text, answers, reason, comment } = row;
  return {
    id,
    status,
    began,
    side,
    text,
    answers,
    reason,
    comment,
    card,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    expires_at: expiryOf(row)?.toISOString() ?? null,
    channel: row.channel_key,
    is_unread: side === 'worker' ? row.worker_unread : row.employer_unread,
    vacancy: { slug: row.vacancy_slug, title: titleFrom('vacancy'), state: row.vacancy_state },
    resume: { slug: row.resume_slug, title: titleFrom('resume'), state: row.resume_state },
    person: personOf(row, side, card),
    offers_closing: offersClosing(row, side),
    steps: stepsFrom({ began, side, status, isClosed: row.is_closed }),
  };
}

/** Most who have hired look for nobody any more; some do, and say so once. */
const offersClosing = ({ status, vacancy_state, is_kept_open }: Row, side: ResponseSide) =>
  side === 'employer' && status === 'hired' && vacancy_state === 'published' && !is_kept_open;

/** Whoever has responded shows who they are; whoever was invited, only as their card does. */
function personOf(row: Row, side: ResponseSide, card: CardTile | null): ResponseItem['person'] {
  const { answer_minutes } = row;
  if (side === 'employer' && row.began === 'employer') {
    const { name = null, avatar_url = null } = card?.owner ?? {};
    return { name, avatar_url, answer_minutes };
  }
  const name = row.person_name?.trim() || null;
  return {
    name: side === 'worker' ? (name?.split(/\s+/)[0] ?? null) : name,
    avatar_url: row.person_avatar ? photoUrl(row.person_avatar, 320) : null,
    answer_minutes,
  };
}
