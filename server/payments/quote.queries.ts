import type { Quote } from '#contract/payments.ts';
import { isStaff } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forbidden, invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import { endOfFirst, periodOf, type SoldTariff } from '#server/tariffs/subscriptions.actions.ts';
import { findRunning, type Running } from '#server/tariffs/subscriptions.queries.ts';
import { refusalsFor } from '#server/tariffs/refusals.queries.ts';
import { renewalOffer } from './renewal-offer.rules.ts';

type Seller = Pick<Deps, 'config' | 'gateways'>;

type Sale = NonNullable<Awaited<ReturnType<typeof findSale>>>;

export interface Offer {
  sale: Sale;
  /** What it takes the place of. */
  replaced: Running | null;
  quote: Quote;
}

/** What a tariff costs this person now, or why it cannot be bought. */
export async function quoteTariff(
  db: Connection,
  { config, gateways }: Seller,
  { viewer, slug }: { viewer: SignedIn; slug: string },
  now = new Date(),
): Promise<Offer> {
  if (isStaff(viewer.role)) throw forbidden('Сотрудникам тарифы не нужны');
  const sale = await findSale(db, slug);
  if (!sale || sale.role !== viewer.role) throw notFound('Такого тарифа нет');
  if (!sale.is_shown) throw notFound('Этот тариф больше не продаётся. Выберите другой');
  if (sale.price_kopecks === 0) throw invalid({ tariff: ['Этот тариф есть у каждого'] });
  const until = endOfFirst(sale, now);
  const replaced = until && (await findRunning(db, viewer.id, now));
  const credit = replaced?.rest_kopecks ?? 0;
  const { email } = await confirmedContacts(db, viewer.id);
  const quote = {
    tariff: sale.slug,
    price_kopecks: sale.price_kopecks,
    credit_kopecks: Math.min(credit, sale.price_kopecks),
    amount_kopecks: Math.max(0, sale.price_kopecks - credit),
    replaces: replaced && {
      slug: replaced.slug,
      name: replaced.name,
      until: replaced.until.toISOString(),
    },
    until: until?.toISOString() ?? null,
    renewal: until && offerOf(sale, until, now),
    email,
  };
  const refusal =
    gateways.payments === null
      ? notConnected(config.brand.support_email)
      : (await refusalsFor(db, viewer.id, now))(sale);
  return { sale, replaced, quote: { ...quote, refusal } };
}

const notConnected = (support: string) =>
  `Оплата на сайте пока не подключена. Деньги сейчас не спишутся. Напишите нам на ${support}, какой тариф вам нужен`;

function offerOf(sale: Sale, at: Date, now: Date): Quote['renewal'] {
  const next = sale.next;
  const period = next && periodOf(next);
  if (!sale.renews || !next || !period) return null;
  return renewalOffer({ tariff: next, amountKopecks: next.price_kopecks, period, at }, now);
}

const soldColumns = [
  'id',
  'slug',
  'name',
  'price_kopecks',
  'period_count',
  'period_unit',
  'cards',
  'contacts',
  'contacts_per',
] as const;

type NextTariff = SoldTariff & { slug: string; name: string; price_kopecks: number };

/** With the tariff as which it goes on: itself, unless it is a trial of another one. */
export async function findSale(db: Connection, of: string | number) {
  const sale = await db
    .selectFrom('tariffs')
    .select([...soldColumns, 'role', 'renews', 'is_trial', 'is_shown', 'next_tariff_id'])
    .where(typeof of === 'string' ? 'slug' : 'id', '=', of)
    .executeTakeFirst();
  if (!sale) return null;
  const next: NextTariff | undefined = sale.renews
    ? await db
        .selectFrom('tariffs')
        .select(soldColumns)
        // A trial never goes on as a trial.
        .where('id', '=', sale.next_tariff_id ?? (sale.is_trial ? 0 : sale.id))
        .executeTakeFirst()
    : undefined;
  return { ...sale, next: next ?? null };
}
