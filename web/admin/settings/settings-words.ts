import type { SiteSettings } from '#contract/site-settings.ts';
import { draftOf } from './settings-draft.ts';

const words: Record<keyof ReturnType<typeof draftOf>, string> = {
  notice_text: 'Строка над сайтом',
  notice_from: 'Показывать с',
  notice_until: 'Убрать в',
  moderation: 'Что ждёт модератора',
  sms_daily_budget: 'СМС в день',
  sms_abroad_daily_budget: 'СМС за границу',
};

/** All settings as lines, for who was overtaken and wants to compare. */
export function savedWords(settings: SiteSettings): string {
  const draft = draftOf(settings);
  return (Object.keys(words) as (keyof typeof words)[])
    .map((key) => `${words[key]}: ${draft[key] || '—'}`)
    .join('\n');
}
