import type { SettingsWriting } from '#contract/site-settings.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { changesOf, isNoticeShown } from './rules.ts';

/** In force with the commit; other processes hear of it as of a changed page. */
export async function saveSettings(
  db: Database,
  viewer: SignedIn,
  { version, notice_from, notice_until, ...written }: SettingsWriting,
): Promise<void> {
  const chosen = {
    ...written,
    notice_from: dateOf(notice_from),
    notice_until: dateOf(notice_until),
  };
  const { notice_from: from, notice_until: until } = chosen;
  if (until && (from ?? new Date()) >= until) {
    throw invalid({ notice_until: ['Конец раньше начала или уже прошёл'] });
  }
  await inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('site_settings')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.version !== version) {
      throw conflict(
        'Настройки только что сохранил другой человек. Ваши правки остались здесь: сравните их с новыми.',
        'stale_version',
      );
    }
    await trx
      .updateTable('site_settings')
      .set({
        ...chosen,
        notice_shown: isNoticeShown(chosen, new Date()),
        version: version + 1,
        updated_at: new Date(),
      })
      .execute();
    await recordAudit(trx, viewer, {
      action: 'settings_save',
      subject: { type: 'settings', id: 'site' },
      detail: changesOf(before, chosen),
    });
    await markPagesChanged(trx, ['settings']);
  });
}

/** The line comes and goes by the clock: pages that were made before know nothing of it. */
export async function followNotice(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('site_settings')
      .select(['notice_text', 'notice_from', 'notice_until', 'notice_shown'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isShown = isNoticeShown(row, new Date());
    if (isShown === row.notice_shown) return;
    await trx.updateTable('site_settings').set({ notice_shown: isShown }).execute();
    await markPagesChanged(trx, ['settings']);
  });
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
