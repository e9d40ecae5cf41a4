import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { realtimeEvent } from './realtime.ts';

/** About themselves, and not one of their cards. */
const personalKinds = [
  'passport_approved',
  'passport_rejected',
  'exam_changed',
  'feedback_changed',
  'reference_answered',
] as const;

/** A response or an invitation came, or the other side has taken a step. */
const responseKinds = ['response_received', 'invitation_received', 'response_state'] as const;

/** What became of a card, to its owner. */
const ownerKinds = [
  'card_published',
  'card_rejected',
  'card_expiring',
  'card_closed',
  'card_silent',
  'card_blocked',
  'card_unblocked',
  'appeal_denied',
] as const;
export type OwnerNote = (typeof ownerKinds)[number];

/** Money: what was paid, what will be, and what came back. */
const moneyKinds = [
  'payment_succeeded',
  'payment_declined',
  'renewal_soon',
  'renewal_declined',
  'renewal_ended',
  'refund_changed',
  'contact_returned',
] as const;

/** What people are told about. What each says stands in `notifications.ts` of the room that tells it. */
const notificationKindSchema = z.enum([
  ...ownerKinds,
  ...personalKinds,
  ...responseKinds,
  ...moneyKinds,
  'message_received',
  'meeting_changed',
  'contact_opened',
  'complaint_answered',
  'person_warned',
  'search_found',
  'news',
]);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

/** Lists of notifications, as their page has them in its address. */
export const notificationTypes = ['all', 'unread', 'read'] as const;
const notificationTypeSchema = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof notificationTypeSchema>;

const notificationSchema = z.object({
  id: z.number().int(),
  kind: notificationKindSchema,
  text: z.string(),
  /** Where it leads: a page of this site. */
  path: z.string(),
  created_at: z.iso.datetime(),
  /** Null while it is unread. */
  read_at: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

const countsSchema = z.object({
  all_count: z.number().int(),
  read_count: z.number().int(),
  unread_count: z.number().int(),
  /** Of the last change: `events` answers what came after it. */
  sequence: z.number().int(),
});
export type NotificationCounts = z.infer<typeof countsSchema>;

export const notificationCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/notifications',
    access: 'user',
    summary: 'Уведомления, новые первыми',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      type: notificationTypeSchema.default('all'),
    }),
    answer: countsSchema.extend({
      data: z.array(notificationSchema),
      meta: z.object({ current_page: z.number().int(), last_page: z.number().int() }),
    }),
  }),
  events: endpoint({
    method: 'GET',
    path: '/v1/notifications/events',
    access: 'user',
    summary:
      'Уведомления, которые пришли или изменились после этого номера: обрыв связи их не теряет',
    query: z.object({ after: z.coerce.number().int().min(0) }),
    answer: countsSchema.extend({
      /** In the order of their changes. */
      data: z.array(notificationSchema),
      /** False: more has changed than is told one by one; load the list anew. */
      is_whole: z.boolean(),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/v1/notification/read/:id',
    access: 'user',
    summary: 'Уведомление прочитано',
    withoutIdempotency: true,
    params: z.object({ id: z.coerce.number().int().positive() }),
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/v1/notifications/read-all',
    access: 'user',
    summary: 'Прочитаны все уведомления',
    withoutIdempotency: true,
  }),
} as const;

/** To one person: some of their notifications were read, here or elsewhere. */
export const notificationsRead = realtimeEvent({
  name: 'notifications.read',
  payload: z.object({ notification_count: z.number().int() }),
});
