import { roleToWire } from '#contract/roles.ts';
import type { TariffTextsSource, TariffTextsWriting } from '#contract/tariff-editing.ts';
import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { BuyerRole } from './rules.ts';
import { showTariffTexts } from './texts.queries.ts';

/** Heading, lead and questions of the page of one role: people see them at once. */
export async function saveTariffTexts(
  db: Database,
  viewer: SignedIn,
  role: BuyerRole,
  { version, ...writing }: TariffTextsWriting & { version: number },
): Promise<TariffTextsSource> {
  const lock = (trx: Connection) => lockTexts(trx, role);
  return changeVersion(db, { what: 'Эти тексты', version, lock, save });

  async function save(trx: Connection, before: TariffTextsSource, nextVersion: number) {
    await trx
      .updateTable('tariff_contents')
      .set({ content: JSON.stringify(writing), version: nextVersion })
      .where('role', '=', role)
      .execute();
    const changed = changesInWords(inWords(before), inWords(writing));
    await recordAudit(trx, viewer, {
      action: 'tariff_texts_save',
      subject: { type: 'text', id: `tariffs-${roleToWire(role)}` },
      detail: { title: writing.heading, ...(changed && { changed }) },
    });
    await markPagesChanged(trx, ['tariffs']);
    return showTariffTexts(trx, role);
  }
}

async function lockTexts(trx: Connection, role: BuyerRole): Promise<TariffTextsSource> {
  await trx
    .selectFrom('tariff_contents')
    .select('version')
    .where('role', '=', role)
    .forUpdate()
    .execute();
  return showTariffTexts(trx, role);
}

const inWords = ({ heading, lead, questions }: TariffTextsWriting) => ({
  Заголовок: heading,
  Вступление: lead,
  Вопросы: questions.map(({ question, answer }) => `${question} ${answer}`).join(' / '),
});
