import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields.ts';
import { codeField, loginField, passwordField } from './session.ts';

/** Answers the same, whether or not anybody has that contact. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/forgot-password',
  access: 'public',
  summary: 'Забыт пароль: ссылка на почту или код на телефон, если такой аккаунт есть',
  body: z.strictObject({ login: loginField }),
  status: 202,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/reset-password',
  access: 'public',
  summary: 'Новый пароль по ссылке из письма; остальные сессии заканчиваются',
  body: z.strictObject({
    email: lineField(254, 1),
    token: z.string().min(1).max(200),
    password: passwordField,
  }),
});

export const resetPasswordByPhone = endpoint({
  method: 'POST',
  path: '/v1/reset-password-phone',
  access: 'public',
  summary: 'Новый пароль по коду на телефон; остальные сессии заканчиваются',
  body: z.strictObject({
    phone: lineField(40, 1),
    code: codeField,
    password: passwordField,
  }),
});
