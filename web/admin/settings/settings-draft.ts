import type { SettingsWriting, SiteSettings } from '#contract/site-settings.ts';
import { refuse } from '#web/lib/forms/submit.ts';
import { fromMoscowField, toMoscowField } from '../posts/moscow-time.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';

export const useSettingsDraft = (settings: SiteSettings) =>
  useFormDraft('site-settings', draftOf(settings));

export const settingNames: Record<keyof SettingsDraft, string> = {
  moderation: 'Что ждёт модератора',
  sms_daily_budget: 'Всего в день',
  sms_abroad_daily_budget: 'Из них за границу',
  notice_text: 'Что сказать',
  notice_from: 'Показывать с',
  notice_until: 'Убрать в',
};

export type SettingsDraft = ReturnType<typeof draftOf>;

export function draftOf(settings: SiteSettings) {
  const { moderation, sms_daily_budget, sms_abroad_daily_budget, notice_text } = settings;
  return {
    /** Empty: as the server was started. */
    moderation: moderation ?? '',
    sms_daily_budget: sms_daily_budget === null ? '' : String(sms_daily_budget),
    sms_abroad_daily_budget:
      sms_abroad_daily_budget === null ? '' : String(sms_abroad_daily_budget),
    notice_text,
    notice_from: toMoscowField(settings.notice_from),
    notice_until: toMoscowField(settings.notice_until),
  };
}

/** What the form can tell by itself is refused here, in the words of the server. */
export function bodyOf(draft: SettingsDraft): Omit<SettingsWriting, 'version'> {
  const numbers = ['sms_daily_budget', 'sms_abroad_daily_budget'] as const;
  const moments = ['notice_from', 'notice_until'] as const;
  refuse(
    Object.fromEntries([
      ...numbers
        .filter((key) => !/^\s*\d*\s*$/.test(draft[key]))
        .map((key) => [key, ['Введите целое число']]),
      ...moments
        .filter((key) => draft[key] && fromMoscowField(draft[key]) === null)
        .map((key) => [key, ['Допишите день и время']]),
    ]),
  );
  const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));
  return {
    moderation: draft.moderation === '' ? null : (draft.moderation as 'flagged' | 'all'),
    sms_daily_budget: numberOf(draft.sms_daily_budget),
    sms_abroad_daily_budget: numberOf(draft.sms_abroad_daily_budget),
    notice_text: draft.notice_text,
    notice_from: fromMoscowField(draft.notice_from),
    notice_until: fromMoscowField(draft.notice_until),
  };
}
