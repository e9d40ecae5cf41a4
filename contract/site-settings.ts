import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields.ts';

const moderationModes = ['flagged', 'all'] as const;

/** Messages and calls on one day; whole, and not more than anybody could pay. */
const budgetField = z
  .number({ error: 'Введите число' })
  .int('Введите целое число')
  .min(0, 'Число не может быть меньше нуля')
  .max(1_000_000, 'Слишком много: можно не больше 1 000 000');

const moment = z.iso.datetime({ error: 'Допишите день и время' });

/** Null: as the environment of the server says. */
const chosenShape = {
  moderation: z.enum(moderationModes).nullable(),
  sms_daily_budget: budgetField.nullable(),
  sms_abroad_daily_budget: budgetField.nullable(),
  /** A line above every page; empty: there is none. */
  notice_text: lineField(200),
  /** Null: at once, and until it is taken away. */
  notice_from: moment.nullable(),
  notice_until: moment.nullable(),
};

const settingsSchema = z.object({
  ...chosenShape,
  notice_text: z.string(),
  /** What holds where nothing is chosen. */
  usual: z.object({
    moderation: z.enum(moderationModes),
    sms_daily_budget: z.number().int(),
    sms_abroad_daily_budget: z.number().int(),
  }),
  /** Sent today, by the clock of Moscow. */
  sms_used_today: z.object({ all: z.number().int(), abroad: z.number().int() }),
  /** Names what was seen; whoever saves over a newer one is refused. */
  version: z.number().int(),
});
export type SiteSettings = z.infer<typeof settingsSchema>;

export const siteSettingsCalls = {
  show: endpoint({
    method: 'GET',
    path: '/v1/admin/settings',
    access: 'admin',
    summary: 'Настройки, которые меняются без перезапуска',
    answer: settingsSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings',
    access: 'admin',
    summary: 'Сохранить настройки: действуют сразу во всех процессах',
    body: z.strictObject({ ...chosenShape, version: z.number().int().positive() }),
    answer: settingsSchema,
  }),
} as const;
export type SettingsWriting = z.input<(typeof siteSettingsCalls)['save']['body']>;
