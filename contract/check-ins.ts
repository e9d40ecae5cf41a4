import { z } from 'zod';
import { parseLogin } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { lineField, nameField } from './fields.ts';

/** After the expected end without «всё хорошо» the trusted person is told. */
export const checkInPatienceMinutes = 30;
/** Longer visits are two. */
export const checkInHoursAtMost = 24;
export const prolongations = [30, 60] as const;

const checkInSchema = z.object({
  id: z.number().int(),
  address: z.string(),
  friend: z.object({ name: z.string(), contact: z.string() }),
  started_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(['open', 'fine', 'told', 'cancelled']),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const wantedFriendContact = 'Введите телефон или почту близкого человека';

const path = '/v1/user/check-ins';
const params = z.object({ id: z.coerce.number().int().positive() });

export const checkInCalls = {
  show: endpoint({
    method: 'GET',
    path,
    access: 'worker',
    summary: 'Отметка о визите: идущая или последняя за неделю',
    answer: z.object({ data: checkInSchema.nullable() }),
  }),
  start: endpoint({
    method: 'POST',
    path,
    access: 'worker',
    summary: 'Отметиться перед визитом: адрес, до какого времени, кого предупредить',
    body: z.strictObject({
      address: lineField(150, 5),
      ends_at: z.iso.datetime({ error: 'Выберите время' }),
      friend: z.strictObject({
        name: nameField(60, 2),
        contact: lineField(254, 1).refine((text) => parseLogin(text) !== null, {
          error: wantedFriendContact,
        }),
      }),
    }),
    status: 201,
    answer: checkInSchema,
  }),
  prolong: endpoint({
    method: 'POST',
    path: `${path}/:id/prolong`,
    access: 'worker',
    summary: 'Задержаться ещё на полчаса или час',
    params,
    body: z.strictObject({ minutes: z.union([z.literal(30), z.literal(60)]) }),
    answer: checkInSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: `${path}/:id/end`,
    access: 'worker',
    summary: 'Всё хорошо, или визита не будет',
    params,
    body: z.strictObject({ state: z.enum(['fine', 'cancelled']) }),
    answer: checkInSchema,
  }),
} as const;

/** Signed by the site, in the reminder: one tap, without signing in. */
const fromReminder = params.extend({ key: z.string().regex(/^[\w-]{22}$/, 'Такой ссылки нет') });

export const checkInLinkCalls = {
  read: endpoint({
    method: 'GET',
    path: '/v1/check-ins/:id/:key',
    access: 'public',
    summary: 'О каком визите напоминание; по ссылке из него',
    params: fromReminder,
    answer: checkInSchema.pick({ state: true, ends_at: true }),
  }),
  fine: endpoint({
    method: 'POST',
    path: '/v1/check-ins/:id/:key',
    access: 'public',
    summary: 'Всё хорошо; по ссылке из напоминания',
    params: fromReminder,
    answer: checkInSchema.pick({ state: true, ends_at: true }),
  }),
} as const;
