import { statesWithSlot } from '#contract/cards.ts';
import { sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import type { Entitlement, HeldTariff } from '#contract/tariffs.ts';
import { isStaff } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import {
  allowanceOf,
  countedFrom,
  currentOf,
  type Allowance,
  type Held,
} from './entitlements.rules.ts';
import { prepared } from '#server/platform/prepared.ts';

type Person = Pick<SignedIn, 'id' | 'role'>;

/** What a person may do now. */
export async function getAllowance(db: Connection, viewer: Person, now: Date): Promise<Allowance> {
  const held = await heldBy(db, viewer, now);
  const used = await countUsed(
    db,
    held.map((one) => ({ ...one, at: now })),
  );
  return allowanceOf(
    held.map((one) => ({ ...one, used: used.get(one.id) ?? 0 })),
    now,
  );
}

/** For the user object: the tariff that the person is on. */
export async function getHeldTariff(
  db: Connection,
  viewer: Person,
  now = new Date(),
): Promise<HeldTariff | null> {
  const tariff = currentOf(await heldBy(db, viewer, now));
  return tariff && asHeldTariff(tariff);
}

export async function getEntitlement(
  db: Connection,
  viewer: SignedIn,
  query: { card?: string | undefined; category?: string | undefined },
  now = new Date(),
): Promise<Entitlement> {
  const kind = viewer.role === 'worker' ? 'resume' : 'vacancy';
  const owned = { owner_id: viewer.id, kind } as const;
  const [allowance, published, named] = await Promise.all([
    getAllowance(db, viewer, now),
    countSlotsTakenBefore(db, owned),
    findNamed(db, owned, query),
  ]);
  const before = named ? await countSlotsTakenBefore(db, { ...owned, ...named }) : published;
  const { tariff, cards, contacts } = allowance;
  return {
    tariff: tariff && asHeldTariff(tariff),
    cards: { most: cards, published },
    contacts: {
      left: contacts.left,
      most: contacts.most,
      renews_at: contacts.renewsAt?.toISOString() ?? null,
    },
    // Writing is free; only what people see takes a place.
    may_edit: isStaff(viewer.role) || (named && named.state !== 'published') || before < cards,
  };
}

function asHeldTariff({ slug, name, until }: Omit<Held, 'used'>): HeldTariff {
  return { slug, name, until: until?.toISOString() ?? null };
}

function heldBy(db: Connection, { id }: Person, now: Date): Promise<Omit<Held, 'used'>[]> {
  return db
    .selectFrom('entitlements')
    .innerJoin('subscriptions', 'subscriptions.id', 'entitlements.subscription_id')
    .innerJoin('tariffs', 'tariffs.id', 'subscriptions.tariff_id')
    .select([
      'entitlements.id',
      'entitlements.cards',
      'entitlements.contacts',
      'entitlements.contacts_per',
      'entitlements.starts_at',
      'entitlements.until',
      'subscriptions.is_free',
      'tariffs.slug',
      'tariffs.name',
    ])
    .where('entitlements.user_id', '=', id)
    .where((where) =>
      where.or([
        where('subscriptions.is_free', '=', true),
        where.and([
          where('entitlements.starts_at', '<=', now),
          where.or([
            where('entitlements.until', 'is', null),
            where('entitlements.until', '>', now),
          ]),
          // Its money is on the way back, and nothing more is used of it.
          where.not(
            where.exists(
              where
                .selectFrom('refunds')
                .select('refunds.id')
                .whereRef('refunds.payment_id', '=', 'entitlements.payment_id')
                .where('ends_subscription', '=', true)
                .where('refunds.state', 'in', ['new', 'pending']),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('entitlements.id')
    .modifyEnd(prepared)
    .execute();
}

/** The period of a subscription that was paid for and runs now, and how much of it is used. */
export async function getHeldPeriod(
  db: Connection,
  { subscriptionId }: { subscriptionId: number },
  now: Date,
) {
  const period = await paidPeriodsOf(db, subscriptionId)
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .executeTakeFirst();
  return period ? withUsed(db, period, now) : null;
}

/** The newest one, whether it runs or not, as it was then but for what has been used since. */
export async function getLastPeriod(
  db: Connection,
  { subscriptionId }: { subscriptionId: number },
  then: Date,
) {
  const period = await paidPeriodsOf(db, subscriptionId).executeTakeFirst();
  return period ? withUsed(db, period, then) : null;
}

const paidPeriodsOf = (db: Connection, subscriptionId: number) =>
  db
    .selectFrom('entitlements')
    .innerJoin('payments', 'payments.id', 'entitlements.payment_id')
    .select([
      'entitlements.id',
      'payment_id',
      'entitlements.subscription_id',
      'contacts',
      'contacts_per',
      'starts_at',
      'until',
      'amount_kopecks',
      'credit_kopecks',
    ])
    .select(
      sql<number>`(
        select coalesce(sum(refunds.amount_kopecks), 0)::bigint from refunds
        where refunds.payment_id = payments.id and refunds.state <> 'canceled'
      )`.as('returned_kopecks'),
    )
    .where('entitlements.subscription_id', '=', subscriptionId)
    .orderBy('entitlements.id', 'desc');

async function withUsed<Period extends Pick<Held, 'id' | 'contacts_per' | 'starts_at' | 'until'>>(
  db: Connection,
  period: Period,
  at: Date,
) {
  return { ...period, used: (await countUsed(db, [{ ...period, at }])).get(period.id) ?? 0 };
}

/**
 * Of each, since the month began in which its moment lies. Counted anew each time: there is no counter
 * that could be forgotten at the turn of a month.
 */
export async function countUsed(
  db: Connection,
  held: readonly (Pick<Held, 'id' | 'contacts_per' | 'starts_at' | 'until'> & { at: Date })[],
): Promise<Map<number, number>> {
  if (held.length === 0) return new Map();
  const rows = await db
    .selectFrom('contact_openings')
    .select(({ fn }) => ['entitlement_id', fn.countAll<number>().as('used')])
    // What came back is not used.
    .where('returned_at', 'is', null)
    .where((where) =>
      where.or(
        held.map((one) =>
          where.and([
            where('entitlement_id', '=', one.id),
            where('opened_at', '>=', countedFrom(one, one.at)),
          ]),
        ),
      ),
    )
    .groupBy('entitlement_id')
    .execute();
  return new Map(rows.map(({ entitlement_id, used }) => [entitlement_id, used]));
}

/** A card that has a place in the queue for being shown: those that people see already come first. */
export interface Queued {
  owner_id: number;
  kind: CardKind;
  id?: number;
  state?: string;
  published_at?: Date | null;
  /** When it really was published, of a card that has sunk in lists. */
  sunk_from?: Date | null;
}

/** How many slots of the tariff are taken by the owner's cards, without this one and later ones. */
export async function countSlotsTakenBefore(db: Connection, card: Queued): Promise<number> {
  const { count } = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', card.owner_id)
    .where('kind', '=', card.kind)
    .where('state', 'in', statesWithSlot)
    .where('deleted_at', 'is', null)
    .where('id', '!=', card.id ?? 0)
    .$if(card.state === 'published', (query) =>
      query.where(
        sql<boolean>`(coalesce(sunk_from, published_at), id)
          < (${card.sunk_from ?? card.published_at}::timestamptz, ${card.id}::bigint)`,
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

function findNamed(
  db: Connection,
  owned: { owner_id: number; kind: CardKind },
  { card, category }: { card?: string | undefined; category?: string | undefined },
) {
  if (!card && !category) return undefined;
  const own = db
    .selectFrom('cards')
    .select(['cards.id', 'state', 'published_at', 'sunk_from'])
    .where('owner_id', '=', owned.owner_id)
    .where('kind', '=', owned.kind)
    .where('deleted_at', 'is', null);
  const named = card
    ? own.where(sql<string>`right(cards.slug, 6)`, '=', card.slice(-6))
    : own
        .innerJoin('categories', 'categories.id', 'cards.category_id')
        .where('categories.slug', '=', category ?? '')
        .where('state', '=', 'draft')
        .where('first_published_at', 'is', null);
  return named.executeTakeFirst();
}
