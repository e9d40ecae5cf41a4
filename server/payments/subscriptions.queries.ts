import { sql } from 'kysely';
import type { Subscription } from '#contract/subscriptions.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { asAgreed, periodOf } from '#server/tariffs/subscriptions.actions.ts';
import { findMethod } from './queries.ts';
import { findSale } from './quote.queries.ts';
import { renewalOffer } from './renewal-offer.rules.ts';
import { sentenceOf } from './subscriptions.rules.ts';

type Method = Awaited<ReturnType<typeof findMethod>>;

/** What somebody holds or has held for money, newest first, and what renewals are paid with. */
export async function listSubscriptions(db: Connection, viewer: SignedIn, now = new Date()) {
  const [rows, method] = await Promise.all([
    paidSubscriptions(db, viewer.id).orderBy('subscriptions.id', 'desc').limit(50).execute(),
    findMethod(db, viewer.id),
  ]);
  const data: Subscription[] = [];
  for (const row of rows) data.push(await describe(db, row, method, now));
  return {
    data,
    payment_method: method
      ? { title: method.title, linked_at: method.linked_at.toISOString() }
      : null,
  };
}

/** One's own; somebody else's is as if it were not there. */
export async function getSubscription(
  db: Connection,
  viewer: SignedIn,
  id: number,
  now = new Date(),
): Promise<Subscription> {
  const row = await paidSubscriptions(db, viewer.id)
    .where('subscriptions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Такого тарифа у вас нет');
  return describe(db, row, await findMethod(db, viewer.id), now);
}

function paidSubscriptions(db: Connection, userId: number) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('tariffs', 'tariffs.id', 'subscriptions.tariff_id')
    .leftJoin('renewal_consents', (join) =>
      join
        .onRef('renewal_consents.subscription_id', '=', 'subscriptions.id')
        .on('renewal_consents.withdrawn_at', 'is', null),
    )
    .select([
      'subscriptions.id',
      'subscriptions.state',
      'subscriptions.started_at',
      'subscriptions.until',
      'subscriptions.charge_at',
      'subscriptions.tariff_id',
      'tariffs.slug',
      'tariffs.name',
      'renewal_consents.amount_kopecks as consent_kopecks',
      'renewal_consents.terms as consent_terms',
    ])
    .select(
      sql<boolean>`exists (
        select from payments
        where payments.subscription_id = subscriptions.id and purpose = 'renewal'
          and payments.state in ('new', 'pending')
      )`.as('is_charging'),
    )
    .select(
      sql<boolean>`exists (
        select from payments join refunds on refunds.payment_id = payments.id
        where payments.subscription_id = subscriptions.id and refunds.ends_subscription
          and refunds.state in ('new', 'pending')
      )`.as('is_ending'),
    )
    .where('subscriptions.user_id', '=', userId)
    .where('is_free', '=', false);
}

type Row = Awaited<ReturnType<ReturnType<typeof paidSubscriptions>['executeTakeFirstOrThrow']>>;

async function describe(
  db: Connection,
  row: Row,
  method: Method,
  now: Date,
): Promise<Subscription> {
  const next = (await findSale(db, row.tariff_id))?.next ?? null;
  const period = next && periodOf(next);
  const agreed = next && periodOf(asAgreed(next, row.consent_terms));
  const amountKopecks = row.consent_kopecks ?? 0;
  // Nobody has agreed to a price that rose meanwhile: it will not be charged.
  const isDearer = next !== null && next.price_kopecks > amountKopecks;
  const isDue = row.charge_at !== null && !isDearer;
  const isOn = row.consent_kopecks !== null && (isDue || row.is_charging);
  const runs = row.state === 'active' && row.until !== null && row.until > now;
  // Its money is on the way back.
  const canResume = runs && method && !isOn && !row.is_ending;
  return {
    id: row.id,
    tariff: { slug: row.slug, name: row.name },
    state: row.state,
    started_at: row.started_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    is_ending: row.is_ending,
    renewal:
      isOn && next && row.charge_at
        ? {
            at: row.charge_at.toISOString(),
            amount_kopecks: amountKopecks,
            tariff: { slug: next.slug, name: next.name },
          }
        : null,
    offer:
      canResume && row.until && next && period
        ? renewalOffer(
            { tariff: next, amountKopecks: next.price_kopecks, period, at: row.until },
            now,
          )
        : null,
    sentence: sentenceOf(
      {
        state: row.state,
        until: row.until,
        isEnding: row.is_ending,
        renewal:
          isOn && next && agreed
            ? {
                at: row.charge_at,
                amountKopecks,
                tariffName: next.name,
                period: agreed,
                methodTitle: method?.title ?? null,
              }
            : null,
      },
      now,
    ),
  };
}
