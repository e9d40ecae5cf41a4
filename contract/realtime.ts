import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Something that sockets are told. Each room declares its events beside its calls. */
export interface RealtimeEvent<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
}

/** Payloads carry ids and counts; whoever wants to know more asks the API. */
export const realtimeEvent = <Payload extends z.ZodType>(
  event: RealtimeEvent<Payload>,
): RealtimeEvent<Payload> => event;

/** All that concerns one person; only they may listen. */
export const personChannel = (id: number) => `private-users.${id}`;

/** What `.notification()` of Laravel Echo waits for, letter for letter. */
export const notificationEvent =
  'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated' as const;

export const notificationCreated = realtimeEvent({
  name: notificationEvent,
  payload: z.object({
    id: z.number().int(),
    type: z.string(),
    notification_count: z.number().int(),
  }),
});

/** Close codes with a meaning of their own: the person is out, and must not come back by itself. */
export const sessionOverCode = 4009;

const socketIdField = z
  .string()
  .regex(/^\d{1,20}\.\d{1,20}$/, 'Пришлите socket_id открытого соединения');

export const authorizeChannel = endpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  access: 'user',
  summary:
    'Подпись, с которой сокет подключается к своему каналу (протокол Pusher, JSON или форма)',
  takesForm: true,
  body: z.object({
    socket_id: socketIdField,
    channel_name: z
      .string()
      .regex(/^[\w\-=@,.;]{1,164}$/, 'Пришлите имя канала, например private-users.1'),
  }),
  answer: z.object({
    auth: z.string(),
    /** Of presence channels: what the others see of this person; part of what is signed. */
    channel_data: z.string().optional(),
  }),
});

export const authenticateSocket = endpoint({
  method: 'POST',
  path: '/broadcasting/user-auth',
  access: 'user',
  summary:
    'Подпись, с которой сокет внешнего сервера называет своего человека (pusher:signin): так его можно закрыть',
  takesForm: true,
  body: z.object({ socket_id: socketIdField }),
  answer: z.object({ auth: z.string(), user_data: z.string() }),
});
