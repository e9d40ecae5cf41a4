import type { Tariff, TariffContent } from '#contract/tariffs.ts';
import { isStaff, roleToWire } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { getHeldTariff } from './entitlements.queries.ts';
import type { BuyerRole } from './rules.ts';
import { refusalsFor } from './refusals.queries.ts';

export async function listTariffs(
  db: Connection,
  viewer: Viewer,
  role: BuyerRole,
  isTrial: boolean,
): Promise<Tariff[]> {
  const [rows, held, refusalOf] = await Promise.all([
    db
      .selectFrom('tariffs')
      .selectAll()
      .where('role', '=', role)
      .where('is_trial', '=', isTrial)
      .where('is_shown', '=', true)
      .orderBy('position')
      .execute(),
    viewer ? getHeldTariff(db, viewer) : null,
    viewer && !isStaff(viewer.role) ? refusalsFor(db, viewer.id) : null,
  ]);
  return rows.map((row) => ({
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
  const row = await db
    .selectFrom('tariff_contents')
    .select('content')
    .where('role', '=', role)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.content;
}
