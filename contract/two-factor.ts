import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField, textField } from './fields.ts';
import { codeField, currentPasswordField, signedInSchema } from './session.ts';

const twoFactorSchema = z.object({
  /** `needed`: this member of the staff can do nothing before it is on. */
  state: z.enum(['off', 'on', 'needed']),
  enabled_at: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
});
export type TwoFactor = z.infer<typeof twoFactorSchema>;

const recoveryCodesSchema = z.object({
  /** Shown once; only their hashes are kept. */
  recovery_codes: z.array(z.string()),
});

/** Six digits of the app, or a recovery code in any usual spelling. */
const anyCodeField = textField(40, 1);

/** The second step of `POST /v1/login`, after its `second_factor_required`. */
export const loginWithCode = endpoint({
  method: 'POST',
  path: '/v1/login/code',
  access: 'public',
  withoutIdempotency: true,
  summary: 'Второй шаг входа: код из приложения или резервный код',
  body: z.strictObject({
    code: anyCodeField,
    /** Of apps, from the refusal of the login; a browser has it in a cookie. */
    challenge: z.string().max(100).optional(),
    device_name: lineField(100, 1).optional(),
  }),
  answer: signedInSchema,
});

const path = '/v1/user/two-factor';
export const twoFactorCalls = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'user',
    beforeSecondFactor: true,
    summary: 'Включён ли вход с кодом',
    answer: twoFactorSchema,
  }),
  begin: endpoint({
    method: 'POST',
    path,
    access: 'user',
    withoutIdempotency: true,
    beforeSecondFactor: true,
    summary: 'Новый ключ для приложения с кодами; действует после первого кода',
    body: z.strictObject({
      password: currentPasswordField,
      /** Of the staff, who need it: from the contact of the account. Left out, it is sent there. */
      code: codeField.optional(),
    }),
    answer: z.object({
      /** In base32, as people type it. */
      key: z.string(),
      /** The same for a QR code. */
      uri: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'PUT',
    path,
    access: 'user',
    withoutIdempotency: true,
    beforeSecondFactor: true,
    summary: 'Первый код из приложения: вход с кодом включён, другие сессии заканчиваются',
    body: z.strictObject({ code: codeField }),
    answer: recoveryCodesSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    access: 'user',
    summary: 'Вход с кодом выключен',
    body: z.strictObject({ code: anyCodeField, password: currentPasswordField }),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: `${path}/recovery-codes`,
    access: 'user',
    withoutIdempotency: true,
    summary: 'Новые резервные коды вместо прежних',
    body: z.strictObject({ password: currentPasswordField }),
    answer: recoveryCodesSchema,
  }),
} as const;
