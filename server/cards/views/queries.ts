import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardPage, CardTile } from '#contract/cards.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { Photo } from '#contract/photos.ts';
import { definitionsByCategory, listDefinitions } from '#server/categories/queries.ts';
import { findCity } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn, Viewer } from '#server/platform/http/viewer.ts';
import type { Card } from '../access.ts';
import { feedbackOfOwner } from '../feedback.queries.ts';
import { referencesOfOwner } from '../references.queries.ts';
import { fullnessOf } from '../responses.queries.ts';
import type { AskedAnswers } from './highlights.rules.ts';
import {
  answerShareOf,
  type CommonRow,
  commonRows,
  photosById,
  publicRows,
  skillLevelsOf,
} from './rows.queries.ts';
import { pageOf, type ShownCard, tileOf } from './rules.ts';
import { prepared } from '#server/platform/prepared.ts';

/** Tiles of published cards in the order of their ids, as this viewer sees them. */
export async function tilesOf(
  db: Connection,
  viewer: Viewer,
  ids: number[],
  asked?: AskedAnswers,
): Promise<CardTile[]> {
  if (ids.length === 0) return [];
  const rows = await publicRows(db, viewer)
    .where('cards.id', 'in', ids)
    .where('cards.state', '=', 'published')
    .modifyEnd(prepared)
    .execute();
  // A tile shows only the first picture.
  const faces = rows.flatMap(({ content }) => content.photos.slice(0, 1));
  const [questionsOf, photos] = await Promise.all([
    questionsOfAll(db, rows),
    photosById(db, faces),
  ]);
  const now = new Date();
  const tiles = new Map(
    rows.map(
      (row) => [row.id, tileOf(asPublic(row, photos), questionsOf(row), now, asked)] as const,
    ),
  );
  return ids.flatMap((id) => tiles.get(id) ?? []);
}

/** The page of a card that `access` has handed out as one for everybody. */
export async function pageOfCard(
  db: Connection,
  viewer: Viewer,
  { id }: Pick<Card, 'id'>,
): Promise<CardPage> {
  const row = await publicRows(db, viewer)
    .where('cards.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (!row) throw notFound();
  const mayRespond = viewer === null || viewer.role === 'worker';
  const isAsked = mayRespond && row.kind === 'vacancy' && row.closed_at === null;
  const [definitions, photos, full, said] = await Promise.all([
    listDefinitions(db, row.category_id, row.kind),
    photosById(db, row.content.photos),
    isAsked ? fullnessOf(db, id) : null,
    saidOf(db, { id, kind: row.kind }),
  ]);
  return pageOf({ ...asPublic(row, photos), full, ...said }, definitions, new Date());
}

/** The draft of an own card as people would see it. */
export async function previewOfCard(
  db: Connection,
  viewer: SignedIn,
  card: Card,
): Promise<CardPage> {
  const place = card.draft.city ? await findCity(db, card.draft.city) : undefined;
  if (!place) throw invalid({ city: ['Сначала выберите город'] }, 'Сначала выберите город');
  const row = await commonRows(db, viewer)
    .where('cards.id', '=', card.id)
    .executeTakeFirstOrThrow();
  const [definitions, photos, said] = await Promise.all([
    listDefinitions(db, card.category_id, card.kind),
    photosById(db, card.draft.photos),
    saidOf(db, card),
  ]);
  const now = new Date();
  const { slug, name, prepositional, region } = place;
  const city = { slug, name, prepositional };
  const published_at = card.published_at ?? now;
  const shown = asShown(row, { content: card.draft, published_at, city, region }, photos);
  return pageOf({ ...shown, ...said }, definitions, now);
}

/** What the owner and others say beside the card itself. */
async function saidOf(db: Connection, card: Pick<Card, 'id' | 'kind'>) {
  const isResume = card.kind === 'resume';
  const [skillLevels, feedback, references, answerShare] = await Promise.all([
    isResume ? skillLevelsOf(db, card.id) : null,
    feedbackOfOwner(db, card),
    isResume ? referencesOfOwner(db, card.id) : [],
    answerShareOf(db, card.id),
  ]);
  return { skillLevels, feedback, references, answerShare };
}

/** The questions of all categories on a list at once: one query for each kind. */
async function questionsOfAll(
  db: Connection,
  rows: CommonRow[],
): Promise<(row: CommonRow) => AttributeDefinition[]> {
  const lists = await Promise.all(
    cardKindSchema.options.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.category_id);
      if (ids.length === 0) return [];
      const definitions = await definitionsByCategory(db, [...new Set(ids)], kind);
      return [...definitions].map(([id, list]) => [`${kind}:${id}`, list] as const);
    }),
  );
  const questions = new Map(lists.flat());
  return (row) => questions.get(`${row.kind}:${row.category_id}`) ?? [];
}

type PublicRow = Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number];

function asPublic(
  { content, published_at, city_slug, city_name, prepositional, region, ...row }: PublicRow,
  photos: Map<string, Photo>,
) {
  const city = { slug: city_slug, name: city_name, prepositional };
  return asShown(row, { content, published_at, city, region }, photos);
}

type Varying = Pick<ShownCard, 'content' | 'published_at' | 'city' | 'region'>;

function asShown(row: CommonRow, varying: Varying, photos: Map<string, Photo>): ShownCard {
  return {
    ...varying,
    slug: row.slug,
    kind: row.kind,
    category: { slug: row.category_slug, name: row.category_name, forms: row.forms },
    photos: varying.content.photos.flatMap((id) => photos.get(id) ?? []),
    ownerName: row.owner_name,
    ownerAvatar: row.owner_avatar,
    ownerSeenAt: row.owner_seen_at,
    answerMinutes: row.answer_minutes,
    checkedAt: {
      phone: row.phone_verified_at,
      email: row.email_verified_at,
      passport: row.passport_verified_at,
    },
    referencesCount: row.references_count,
    paysOnTime: row.pays_on_time,
    examBadge: row.kind === 'resume' ? row.exam_badge : null,
    isDistributed: row.is_distributed,
    isForSearchEngines: !row.keeps_from_search_engines,
    isOwn: row.is_own,
    busyUntil: row.busy_until,
    closedAt: row.closed_at,
    isFavorite: row.is_favorite,
    myResponse: row.my_response,
    contactsOpened: row.contacts_opened,
    phoneEnd: row.phone_verified_at && row.phone_end,
    full: null,
  };
}
