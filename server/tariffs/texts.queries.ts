import { roleToWire } from '#contract/roles.ts';
import type { TariffTextsSource } from '#contract/tariff-editing.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { BuyerRole } from './rules.ts';

export async function showTariffTexts(db: Connection, role: BuyerRole): Promise<TariffTextsSource> {
  const row = await db
    .selectFrom('tariff_contents')
    .select(['content', 'version'])
    .where('role', '=', role)
    .executeTakeFirst();
  if (!row) throw notFound('Таких текстов нет');
  const { heading, lead, questions } = row.content;
  const wire = roleToWire(role) as TariffTextsSource['role'];
  return { heading, lead, questions, version: row.version, role: wire };
}
