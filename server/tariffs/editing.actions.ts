import { type WireRole, roleFromWire } from '#contract/roles.ts';
import type { TariffSource, TariffWriting } from '#contract/tariff-editing.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid, notFound } from '#server/platform/errors.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { getTariffSource, listTariffSources } from './editing.queries.ts';
import { changesOf, refusalsOf } from './editing.rules.ts';

/**
 * What is sold from now on. Whoever has bought it holds a copy, and a payment that was begun goes
 * through as it was begun.
 */
export async function saveTariff(
  db: Database,
  viewer: SignedIn,
  slug: string,
  { version, ...writing }: TariffWriting & { version: number },
): Promise<TariffSource> {
  const lock = (trx: Connection) => lockTariff(trx, slug);
  return changeVersion(db, { what: 'Тариф', version, lock, save });

  async function save(trx: Connection, before: TariffSource, nextVersion: number) {
    const errors = refusalsOf(before, writing);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const { period, ...rest } = writing;
    await trx
      .updateTable('tariffs')
      .set({
        ...rest,
        period_count: period?.count ?? null,
        period_unit: period?.unit ?? null,
        version: nextVersion,
      })
      .where('id', '=', before.id)
      .execute();
    // A trial says what it goes on with.
    await trx
      .updateTable('tariffs')
      .set({ next_price_kopecks: writing.price_kopecks })
      .where('next_tariff_id', '=', before.id)
      .where('next_price_kopecks', 'is not', null)
      .execute();
    await markPagesChanged(trx, ['tariffs']);
    const after = await getTariffSource(trx, before.id);
    const detail = { title: before.name, ...changesOf(before, after) };
    const subject = { type: 'tariff', id: before.id } as const;
    await recordAudit(trx, viewer, { action: 'tariff_save', subject, detail });
    return after;
  }
}

async function lockTariff(trx: Connection, slug: string): Promise<TariffSource> {
  const row = await trx
    .selectFrom('tariffs')
    .select('id')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Такого тарифа нет');
  return getTariffSource(trx, row.id);
}

/** All of a role, each once: whoever has seen another list is refused. */
export async function orderTariffs(
  db: Database,
  viewer: SignedIn,
  wanted: { role: WireRole; slugs: string[] },
): Promise<TariffSource[]> {
  return inTransaction(db, async (trx) => {
    const role = roleFromWire(wanted.role) as 'worker' | 'employer';
    const known = await trx
      .selectFrom('tariffs')
      .select(['id', 'slug', 'name'])
      .where('role', '=', role)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const ordered = wanted.slugs.flatMap((slug) => known.find((one) => one.slug === slug) ?? []);
    const isWhole = new Set(ordered).size === known.length && ordered.length === known.length;
    if (!isWhole || wanted.slugs.length !== known.length) {
      throw conflict('Список тарифов изменился. Обновите страницу', 'stale_version');
    }
    for (const [position, { id }] of ordered.entries()) {
      await trx.updateTable('tariffs').set({ position }).where('id', '=', id).execute();
    }
    await markPagesChanged(trx, ['tariffs']);
    const [first] = ordered;
    const detail = { order: ordered.map(({ name }) => name).join(', ') };
    const subject = { type: 'tariff', id: first?.id ?? 0 } as const;
    await recordAudit(trx, viewer, { action: 'tariff_order', subject, detail });
    return listTariffSources(trx);
  });
}
