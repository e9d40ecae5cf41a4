import { z } from 'zod';
import { answerFile, endpoint, rawBody } from './endpoint.ts';
import { listOf, photoIdField } from './fields.ts';
import { photoBytesAtMost, photoFrameSchema, photoOriginalSchema } from './photos.ts';
import { currentPasswordField, passwordField, userSchema } from './session.ts';

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/user/password',
  access: 'user',
  summary: 'Новый пароль; остальные сессии заканчиваются',
  body: z.strictObject({
    /** The one of now, however lately it was given: an open page in strange hands is not enough. */
    password: z
      .string({ error: 'Введите нынешний пароль' })
      .min(1, 'Введите нынешний пароль')
      .max(200, 'Пароль не подошёл'),
    new_password: passwordField,
  }),
});

/** A place where somebody is signed in. */
export const deviceSchema = z.object({
  id: z.number().int(),
  /** In words: «Chrome, Android». */
  name: z.string(),
  kind: z.enum(['phone', 'computer', 'app']),
  address: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

const sessions = '/v1/user/sessions';
export const deviceCalls = {
  list: endpoint({
    method: 'GET',
    path: sessions,
    access: 'user',
    summary: 'Где вы вошли',
    answer: listOf(deviceSchema),
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${sessions}/:id`,
    access: 'user',
    summary: 'Выйти на одном устройстве',
    params: z.object({ id: z.coerce.number().int().positive() }),
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: sessions,
    access: 'user',
    summary: 'Выйти на всех других устройствах',
  }),
} as const;

const avatar = '/v1/user/avatar';
export const avatarCalls = {
  add: endpoint({
    method: 'POST',
    path: avatar,
    access: 'user',
    summary: 'Фото профиля: в теле сам файл JPEG, PNG, WebP или AVIF, до 10 МБ',
    body: rawBody,
    rawBytes: photoBytesAtMost,
    answer: userSchema,
  }),
  showOriginal: endpoint({
    method: 'GET',
    path: `${avatar}/original`,
    access: 'user',
    summary: 'Фото профиля целиком, чтобы кадрировать',
    answer: photoOriginalSchema,
  }),
  crop: endpoint({
    method: 'POST',
    path: `${avatar}/crop`,
    access: 'user',
    summary: 'Вырезать часть фото профиля',
    withoutIdempotency: true,
    body: photoFrameSchema,
    answer: userSchema,
  }),
  restore: endpoint({
    method: 'PUT',
    path: avatar,
    access: 'user',
    summary: 'Вернуть прежнее фото профиля; хранится сутки после того, как его убрали',
    body: z.strictObject({ photo: photoIdField }),
    answer: userSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: avatar,
    access: 'user',
    summary: 'Убрать фото профиля',
  }),
} as const;

/** A month to change one's mind in. */
export const deletionDays = 30;

export const erasureDay = (askedAt: Date) =>
  new Date(askedAt.getTime() + deletionDays * 24 * 60 * 60 * 1000);

const deletion = '/v1/user/deletion';
export const deletionCalls = {
  ask: endpoint({
    method: 'POST',
    path: deletion,
    access: 'user',
    summary: 'Удалить аккаунт: карточки скрываются сразу, данные стираются через 30 дней',
    body: z.strictObject({ password: currentPasswordField }),
    answer: userSchema,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: deletion,
    access: 'user',
    summary: 'Передумать удалять аккаунт',
  }),
} as const;

export const exportData = endpoint({
  method: 'GET',
  path: '/v1/user/export',
  access: 'user',
  summary: 'Всё, что мы знаем о вас: архив со страницей, данными в JSON и фотографиями',
  answer: answerFile,
  answerBytes: 'application/zip',
});
