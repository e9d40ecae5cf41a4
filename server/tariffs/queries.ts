import type { Tariff, TariffContent } from '#contract/tariffs.ts';
import { isStaff, roleToWire } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { getHeldTariff } from './entitlements.queries.ts';
import type { BuyerRole } from './rules.ts';
import { refusalsFor } from './refusals.queries.ts';

/** Those that are shown, in their order. */
const storedTariffs = cachedFact('tariffs', (db) =>
  db.selectFrom('tariffs').selectAll().where('is_shown', '=', true).orderBy('position').execute(),
);

const storedContents = cachedFact('tariffs', (db) =>
  db.selectFrom('tariff_contents').select(['role', 'content']).execute(),
);

export async function listTariffs(
  db: Connection,
  viewer: Viewer,
  role: BuyerRole,
  isTrial: boolean,
): Promise<Tariff[]> {
  const [rows, held, refusalOf] = await Promise.all([
    storedTariffs(db),
    viewer ? getHeldTariff(db, viewer) : null,
    viewer && !isStaff(viewer.role) ? refusalsFor(db, viewer.id) : null,
  ]);
  const offered = rows.filter((row) => row.role === role && row.is_trial === isTrial);
  return offered.map((row) => ({
    slug: row.slug,
    name: row.name,
    role: roleToWire(row.role) as Tariff['role'],
    summary: row.summary,
    price_kopecks: row.price_kopecks,
    next_price_kopecks: row.next_price_kopecks,
    period:
      row.period_count === null || row.period_unit === null
        ? null
        : { count: row.period_count, unit: row.period_unit },
    cards: row.cards,
    contacts: { count: row.contacts, per: row.contacts_per },
    renews: row.renews,
    is_free: row.price_kopecks === 0,
    is_trial: row.is_trial,
    included: row.included,
    is_current: row.slug === held?.slug,
    refusal: refusalOf?.(row) ?? null,
  }));
}

export async function getTariffContent(db: Connection, role: BuyerRole): Promise<TariffContent> {
  const row = (await storedContents(db)).find((one) => one.role === role);
  if (!row) throw notFound();
  return row.content;
}
