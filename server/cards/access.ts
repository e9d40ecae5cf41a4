import { type Selectable, sql, type SqlBool } from 'kysely';
import { closedShownDays } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict, gone, notFound, paused } from '#server/platform/errors.ts';
import type { Cards } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { checkVersion } from './rules.ts';

export type Card = Selectable<Cards>;

/** A card of the viewer; somebody else's, deleted or of the other kind is as good as missing. */
export async function ownCard(
  db: Connection,
  viewer: SignedIn,
  kind: CardKind,
  slug: string,
  lock?: 'lock',
): Promise<Card> {
  const card = await byCode(db, slug)
    .selectAll()
    .where('kind', '=', kind)
    .where('owner_id', '=', viewer.id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!card) throw notFound(missing[kind]);
  return card;
}

/** The same where the kind goes without saying. */
export async function ownCardOfAnyKind(
  db: Connection,
  viewer: SignedIn,
  slug: string,
): Promise<Pick<Card, 'id' | 'kind'>> {
  const card = await byCode(db, slug)
    .select(['id', 'kind'])
    .where('owner_id', '=', viewer.id)
    .executeTakeFirst();
  if (!card) throw notFound();
  return card;
}

/** What every write names: whose card, which one, and the version that the writer has seen. */
export interface CardWrite {
  viewer: SignedIn;
  kind: CardKind;
  slug: string;
  version: number;
}

/** The card under a lock until the end of the transaction, not changed since the writer saw it. */
export async function cardToWrite(trx: Connection, write: CardWrite): Promise<Card> {
  const card = await ownCard(trx, write.viewer, write.kind, write.slug, 'lock');
  checkVersion(card, write.version);
  return card;
}

/**
 * A card whose page everybody may see, with the slug that it has now: a published one, and for
 * thirty days one that is closed; after them 410, as at once for one that its owner took away for
 * good. One that is paused is a 404 that says so, and shows nothing of it.
 */
export async function publicCard(
  db: Connection,
  kind: CardKind | 'any',
  slug: string,
): Promise<Pick<Card, 'id' | 'slug'>> {
  return seenCard(db, kind, slug);
}

async function seenCard(db: Connection, kind: CardKind | 'any', slug: string) {
  const card = await anyByCode(db, slug)
    .select(['id', 'slug', 'kind', 'state', 'closed_at', isTakenAway.as('isTakenAway')])
    .$if(kind !== 'any', (query) => query.where('kind', '=', kind as CardKind))
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'published'), row('deleted_at', 'is', null)]),
        row.and([isAwayForAll, isOwnerHere]),
      ]),
    )
    .executeTakeFirst();
  if (!card) throw notFound(kind === 'any' ? undefined : missing[kind]);
  if (card.isTakenAway) throw gone(takenAway[card.kind]);
  if (card.state === 'paused') throw paused(resting[card.kind]);
  const closedFor = card.closed_at ? Date.now() - card.closed_at.getTime() : 0;
  if (closedFor > closedShownDays * day) throw gone(over[card.kind]);
  return card;
}

const day = 24 * 60 * 60 * 1000;

/** By its owner and for good: the address led somewhere and will not again. */
const isTakenAway = sql<boolean>`deleted_at is not null
  or (state = 'closed' and closing = 'withdrawn')`;

/** Closed, paused, or deleted once people had seen it. */
const isAwayForAll = sql<SqlBool>`(
  (state in ('closed', 'paused') and deleted_at is null)
  or (deleted_at is not null and first_published_at is not null and state <> 'blocked')
)`;

/** What is away with its owner may still come back, and says nothing of them until then. */
const isOwnerHere = sql<SqlBool>`not exists (
  select from users
  where users.id = owner_id and (blocked_at is not null or deletion_asked_at is not null)
)`;

/** A card whose owner can still be answered. */
export async function openCard(
  db: Connection,
  kind: CardKind | 'any',
  slug: string,
): Promise<Pick<Card, 'id' | 'slug'>> {
  const card = await seenCard(db, kind, slug);
  if (card.closed_at) throw conflict(closed[card.kind], 'wrong_state');
  return card;
}

const missing: Record<CardKind, string> = {
  vacancy: 'Такой вакансии нет',
  resume: 'Такой анкеты нет',
};
const closed: Record<CardKind, string> = {
  vacancy: 'Вакансия закрыта, по ней больше никого не ищут',
  resume: 'Анкета закрыта, её владелец больше не ищет работу',
};
const resting: Record<CardKind, string> = {
  vacancy: 'Семья приостановила вакансию и может показать её снова',
  resume: 'Владелец приостановил анкету и может показать её снова',
};
const takenAway: Record<CardKind, string> = {
  vacancy: 'Семья сняла вакансию, её страницы больше нет',
  resume: 'Владелец снял анкету, её страницы больше нет',
};
const over: Record<CardKind, string> = {
  vacancy: 'Вакансия закрыта больше месяца назад, её страницы больше нет',
  resume: 'Анкета закрыта больше месяца назад, её страницы больше нет',
};

function byCode(db: Connection, slug: string) {
  return anyByCode(db, slug).where('deleted_at', 'is', null);
}

/** By the code at the end of the slug: the words before it were others before publication. */
const anyByCode = (db: Connection, slug: string) =>
  db.selectFrom('cards').where(sql<string>`right(slug, 6)`, '=', slug.slice(-6));

/**
 * A card that staff judge under a lock, and its owner under one taken before: one order everywhere
 * keeps transactions from a deadlock. `isAway`: nobody sees the cards of its owner now.
 */
export async function cardToJudge(trx: Connection, id: number) {
  const { owner_id } = await trx
    .selectFrom('cards')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const owner = await lockAnyUser(trx, owner_id);
  if (!owner) throw notFound('Такой карточки нет');
  const card = await trx
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { owner, card, isAway: owner.blocked_at !== null || owner.deletion_asked_at !== null };
}

export type JudgedCard = Awaited<ReturnType<typeof cardToJudge>>;
