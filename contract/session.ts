import { z } from 'zod';
import { documentToAgreeSchema } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { lineField, personNameField, slugField } from './fields.ts';
import { wireGuestRoleSchema, wireRoleSchema } from './roles.ts';
import { heldTariffSchema } from './tariffs.ts';

export const userSchema = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  role: z.object({
    name: wireRoleSchema,
    /** Public fingerprint of session and role; a new one means: connect again. */
    token: z.string(),
  }),
  /** What a member of the staff may do. */
  scope: z.array(z.string()).optional(),
  /** Slugs of favorite cards. */
  favorites: z.array(z.string()),
  rating: z.object({ value: z.number().int(), setting: z.number().int() }),
  tariff: heldTariffSchema.nullable(),
  /** 320 pixels wide, square; other widths by `photoSources`. */
  avatar_url: z.string().nullable(),
  /** Where the person lives, for what is offered first. */
  city: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** When the account will be erased, if its person has asked for that. */
  deletion_at: z.iso.datetime().nullable(),
  /** Until then nobody is led to the creation of their first card. */
  looking_around_until: z.iso.datetime().nullable(),
  /** False: it was left for later, and comes by a code or a letter. */
  has_password: z.boolean(),
  /** Of the sign-in; `needed`: this member of the staff can do nothing before it is on. */
  second_factor: z.enum(['off', 'on', 'needed']),
  /** Documents that have changed since this person agreed to them, and need a new word. */
  documents_to_agree: z.array(documentToAgreeSchema),
  unread_notifications_count: z.number().int(),
  unread_messages_count: z.number().int(),
  unread_responses_count: z.number().int(),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

const tooLong = 'Слишком длинный пароль: можно не больше 200 знаков';
export const passwordField = z
  .string({ error: 'Введите пароль' })
  .min(8, 'Пароль короче 8 знаков. Придумайте длиннее')
  .max(200, tooLong);
/** The password of now, where a change that matters asks for it again. */
export const currentPasswordField = z.string().max(200, tooLong).optional();
export const loginField = lineField(254, 1);
export const codeField = z
  .string({ error: 'Введите код' })
  .regex(/^\d{6}$/, 'Код состоит из 6 цифр');

export const consentKinds = [
  'agreement',
  'personal_data',
  'distribution',
  'marketing',
  'passport',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The cookies stay HttpOnly; only apps, which name a device, get the tokens in the body. */
export const signedInSchema = z.object({
  user: userSchema,
  token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_at: z.iso.datetime().optional(),
});

export const login = endpoint({
  method: 'POST',
  path: '/v1/login',
  access: 'public',
  summary: 'Вход по телефону или почте и паролю',
  body: z.strictObject({
    login: loginField,
    password: z.string({ error: 'Введите пароль' }).min(1, 'Введите пароль').max(200, tooLong),
    remember: z.boolean().optional(),
    device_name: lineField(100, 1).optional(),
  }),
  answer: signedInSchema,
});

export const register = endpoint({
  method: 'POST',
  path: '/v1/register',
  access: 'public',
  summary: 'Регистрация работодателя или специалиста',
  body: z.strictObject({
    role: wireGuestRoleSchema,
    login: loginField,
    /** May come later: the code that is sent to the contact is enough to begin. */
    password: passwordField.optional(),
    name: personNameField.optional(),
    consents: z.array(z.enum(consentKinds)).max(consentKinds.length),
    device_name: lineField(100, 1).optional(),
  }),
  answer: signedInSchema,
  status: 201,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Новая пара токенов взамен использованной',
  // It only changes tokens for the same browser, and a page that is being rendered calls it too.
  withoutCsrf: true,
  body: z.strictObject({ refresh_token: z.string().max(200).optional() }).nullish(),
  answer: z.object({
    token: z.string().optional(),
    refresh_token: z.string().optional(),
    expires_at: z.iso.datetime(),
  }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/v1/logout',
  access: 'user',
  beforeSecondFactor: true,
  summary: 'Выход: эта сессия заканчивается',
  withoutIdempotency: true,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/user',
  access: 'user',
  beforeSecondFactor: true,
  summary: 'Кто вошёл',
  answer: userSchema,
});

export const updateUser = endpoint({
  method: 'POST',
  path: '/v1/user/update',
  access: 'user',
  summary: 'Имя и город в профиле; чего нет в теле, остаётся как было',
  body: z.strictObject({
    name: personNameField.optional(),
    city: slugField.nullable().optional(),
  }),
  answer: userSchema,
});

/** For how long the creation of the first card may wait, by what the person wants to do before. */
export const lookAroundHours = { target: 1, wish: 7 * 24 } as const;

export const lookAround = endpoint({
  method: 'POST',
  path: '/v1/user/look-around',
  access: 'user',
  summary:
    'Отложить создание первой карточки: ради страницы, куда шли (час), или по желанию (неделя)',
  body: z.strictObject({ because: z.enum(['target', 'wish']) }),
  answer: userSchema,
});

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/v1/phone/verification-notification',
  access: 'user',
  summary: 'Код на телефон: свой или новый',
  body: z.strictObject({
    code: z.enum(['sms', 'call']),
    phone: lineField(40, 1).optional(),
    password: currentPasswordField,
  }),
  status: 202,
});

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/v1/phone/verify',
  access: 'user',
  summary: 'Телефон подтверждён кодом',
  body: z.strictObject({ code: codeField }),
  answer: userSchema,
});

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/v1/email/verification-notification',
  access: 'user',
  summary: 'Код на почту: свою или новую',
  body: z
    .strictObject({ email: lineField(254, 1).optional(), password: currentPasswordField })
    .nullish(),
  status: 202,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/email/verify',
  access: 'user',
  summary: 'Почта подтверждена кодом',
  body: z.strictObject({ code: codeField }),
  answer: userSchema,
});

export const switchAccount = endpoint({
  method: 'POST',
  path: '/v1/user/switch-account',
  access: 'user',
  withoutIdempotency: true,
  summary:
    'Войти по коду в аккаунт, за которым этот контакт подтверждён раньше (verify отвечает contact_taken)',
  body: z.strictObject({ channel: z.enum(['phone', 'email']), code: codeField }),
  answer: signedInSchema,
});
