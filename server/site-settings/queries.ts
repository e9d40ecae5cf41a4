import type { SiteSettings } from '#contract/site-settings.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import { today } from '#server/platform/database/days.queries.ts';
import { isOutage } from '#server/platform/database/outage.ts';
import { isNoticeShown } from './rules.ts';

const readRow = (db: Connection) =>
  db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow();

const keptRow = cachedFact('settings', readRow);

/** What holds now: the choice of the operator, else the environment. */
export async function currentModeration(
  db: Connection,
  { moderation }: Pick<Config, 'moderation'>,
): Promise<Config['moderation']> {
  const row = await keptRow(db);
  return row.moderation ?? moderation;
}

/** The same for what may be spent on messages in a day. */
export async function currentMessages(
  db: Connection,
  { messages }: Pick<Config, 'messages'>,
): Promise<Config['messages']> {
  const row = await keptRow(db);
  return {
    ...messages,
    perDay: row.sms_daily_budget ?? messages.perDay,
    abroadPerDay: row.sms_abroad_daily_budget ?? messages.abroadPerDay,
  };
}

/** The line above every page, while it is to be seen. None without a database: pages are drawn all the same. */
export async function currentNotice(db: Connection): Promise<string | null> {
  try {
    const row = await keptRow(db);
    return isNoticeShown(row, new Date()) ? row.notice_text : null;
  } catch (error) {
    if (isOutage(error)) return null;
    throw error;
  }
}

export async function showSettings(
  db: Connection,
  { moderation, messages }: Config,
): Promise<SiteSettings> {
  const row = await readRow(db);
  const used = await db
    .selectFrom('message_budget')
    .select(['kind', 'used'])
    .where('day', '=', today)
    .execute();
  const usedOf = (kind: 'all' | 'abroad') => used.find((one) => one.kind === kind)?.used ?? 0;
  return {
    moderation: row.moderation,
    sms_daily_budget: row.sms_daily_budget,
    sms_abroad_daily_budget: row.sms_abroad_daily_budget,
    notice_text: row.notice_text,
    notice_from: row.notice_from?.toISOString() ?? null,
    notice_until: row.notice_until?.toISOString() ?? null,
    version: row.version,
    usual: {
      moderation,
      sms_daily_budget: messages.perDay,
      sms_abroad_daily_budget: messages.abroadPerDay,
    },
    sms_used_today: { all: usedOf('all'), abroad: usedOf('abroad') },
  };
}
