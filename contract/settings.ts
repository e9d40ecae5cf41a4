import { z } from 'zod';
import { agreedPages } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';
import { consentKinds, userSchema } from './session.ts';

/** What somebody may want letters about or not, in the order in which it is shown. */
export const toldKinds = ['message', 'meeting', 'response', 'contact_opened', 'card'] as const;
export type ToldKind = (typeof toldKinds)[number];

export const settingsSchema = z.object({
  /** Whether a letter or a push comes beside the line on the site. */
  notifications: z.array(
    z.object({ kind: z.enum(toldKinds), mail: z.boolean(), push: z.boolean() }),
  ),
  privacy: z.object({
    /** Whether search engines may show the person's cards. */
    search_engines: z.boolean(),
  }),
});
export type UserSettings = z.infer<typeof settingsSchema>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/v1/user/settings',
  access: 'user',
  summary: 'Настройки уведомлений и приватности',
  answer: settingsSchema,
});

export const updateSettings = endpoint({
  method: 'POST',
  path: '/v1/user/settings/update',
  access: 'user',
  summary: 'Изменить настройки; чего нет в теле, остаётся как было',
  body: z.strictObject({
    notifications: z
      .array(
        z.strictObject({
          kind: z.enum(toldKinds),
          mail: z.boolean().optional(),
          push: z.boolean().optional(),
        }),
      )
      .max(toldKinds.length)
      .optional(),
    privacy: z.strictObject({ search_engines: z.boolean() }).optional(),
  }),
  answer: settingsSchema,
});

export const heldConsentSchema = z.object({
  kind: z.enum(consentKinds),
  /** The text that was agreed to: whose page it is, and which edition. */
  page: z.string(),
  edition: z.number().int(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
  address: z.string(),
});
export type HeldConsent = z.infer<typeof heldConsentSchema>;

/** Those without which there can be no account are withdrawn by deleting it. */
export const freeConsents = ['distribution', 'marketing'] as const;
export type FreeConsent = (typeof freeConsents)[number];

const ofKind = z.object({ kind: z.enum(freeConsents) });
export const consentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/user/consents',
    access: 'user',
    summary: 'На что и когда вы соглашались, новые сверху',
    answer: listOf(heldConsentSchema),
  }),
  give: endpoint({
    method: 'PUT',
    path: '/v1/user/consents/:kind',
    access: 'user',
    summary: 'Дать согласие',
    params: ofKind,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/v1/user/consents/:kind',
    access: 'user',
    summary: 'Отозвать согласие',
    params: ofKind,
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/v1/user/consents',
    access: 'user',
    summary: 'Согласиться с новой редакцией документов: с теми, которые показаны',
    body: z.strictObject({
      documents: z
        .array(z.strictObject({ page: z.enum(agreedPages), number: z.number().int().positive() }))
        .min(1)
        .max(agreedPages.length),
    }),
    answer: userSchema,
  }),
} as const;
