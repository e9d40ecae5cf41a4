import { z } from 'zod';
import { cardStateSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';
import { attachmentLimits, attachmentSchema } from './attachments.ts';
import { endpoint, rawBody } from './endpoint.ts';
import { lineField, photoIdField, slugField, textField } from './fields.ts';
import { meetingZoneSchema } from './meetings.ts';
import { channelKeyField, dialogLimits, messageIdField, messageSchema } from './messages.ts';
import { shareSchema } from './shown-feedback.ts';

/** The other of the two, as far as they may be known. */
const otherSchema = z.object({
  id: z.number().int(),
  /** Null: without a name, or not there any more. */
  name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  /** The account is deleted or blocked. */
  is_gone: z.boolean(),
});

/** The card that the dialog is about; null once it is deleted. */
const dialogCardSchema = z.object({
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  state: cardStateSchema,
  is_own: z.boolean(),
});

export const dialogSchema = z.object({
  channel: z.string(),
  other: otherSchema,
  card: dialogCardSchema.nullable(),
  last_message: messageSchema.nullable(),
  unread_count: z.number().int(),
  draft: z.string(),
  changed_at: z.iso.datetime(),
});
export type Dialog = z.infer<typeof dialogSchema>;

/** How far one of the two has come: ids of messages, 0 for none. */
const marksSchema = z.object({ read_id: z.number().int(), delivered_id: z.number().int() });
export type ReadMarks = z.infer<typeof marksSchema>;

/** What is known of the other side, in short; the page of a card says it in full. */
const trustSchema = z.object({
  verified_passport: z.boolean(),
  references_count: z.number().int(),
  pays_on_time: shareSchema.nullable(),
});
export type PersonTrust = z.infer<typeof trustSchema>;

const channelSchema = dialogSchema.omit({ last_message: true }).extend({
  /** Null: there is nobody any more. */
  other_trust: trustSchema.nullable(),
  sequence: z.number().int(),
  /** The exact address of one's own vacancy, which can be sent here; null: there is none. */
  own_address: z.string().nullable(),
  /** By which meetings are proposed: that of the city of the card. */
  meeting_zone: meetingZoneSchema,
  /** The oldest first. */
  messages: z.array(messageSchema),
  /** With it as `before` the page above is asked for; null: this is the beginning. */
  next_cursor: z.number().int().nullable(),
  /** When the other was last here; null: it is not known, or not for whoever asks. */
  last_seen_at: z.iso.datetime().nullable(),
  own: marksSchema,
  theirs: marksSchema,
  /** Why nothing can be written now, in words; null: it can. */
  closed: z.string().nullable(),
  /** By whoever asks; whoever was blocked is not told. */
  is_blocked: z.boolean(),
  /** How many more may be written before an answer; null: any number. */
  left: z.number().int().nullable(),
});
export type Channel = z.infer<typeof channelSchema>;

/** What has changed after a sequence; `has_more`: ask again with the new one. */
const channelEventsSchema = z.object({
  sequence: z.number().int(),
  has_more: z.boolean(),
  /** New, edited and deleted ones, each as it is now. */
  messages: z.array(messageSchema),
  own: marksSchema,
  theirs: marksSchema,
  closed: z.string().nullable(),
  is_blocked: z.boolean(),
  left: z.number().int().nullable(),
});
export type ChannelEvents = z.infer<typeof channelEventsSchema>;

const textOfMessage = textField(dialogLimits.text, 1);

const dialogs = '/v1/user/dialogs';
const byChannel = z.object({ channel: channelKeyField });
const byMessage = z.object({ id: z.coerce.number().int().positive() });
const upTo = z.strictObject({ channel: channelKeyField, message_id: messageIdField });

export const dialogCalls = {
  list: endpoint({
    method: 'GET',
    path: dialogs,
    access: 'user',
    summary: 'Диалоги, недавние первыми; q ищет по имени, карточке и словам сообщений',
    query: z.object({
      q: lineField(100).optional(),
      /** `next_cursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,20}_\d{1,20}$/, 'Такой страницы нет')
        .optional(),
    }),
    answer: z.object({
      data: z.array(dialogSchema),
      meta: z.object({ next_cursor: z.string().nullable() }),
      unread_count: z.number().int(),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: `${dialogs}/channel`,
    access: 'user',
    summary: 'Начать диалог с владельцем карточки или вернуться в него',
    body: z.strictObject({ card: slugField }),
    answer: z.object({ channel: z.string() }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${dialogs}/channel/:channel`,
    access: 'user',
    summary: 'Диалог и его последние сообщения; before — те, что выше',
    params: byChannel,
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
    answer: channelSchema,
  }),
  events: endpoint({
    method: 'GET',
    path: `${dialogs}/channel/:channel/events`,
    access: 'user',
    summary: 'Всё, что изменилось после этого номера: после обрыва связи ничего не теряется',
    params: byChannel,
    query: z.object({ after: z.coerce.number().int().min(0) }),
    answer: channelEventsSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: `${dialogs}/send-message`,
    access: 'user',
    summary: 'Отправить сообщение; с тем же client_id оно отправляется один раз',
    withoutIdempotency: true,
    body: z.strictObject({
      channel: channelKeyField,
      client_id: z.uuid('Пришлите client_id: UUID этого сообщения'),
      /** May be empty where there are files. */
      text: textField(dialogLimits.text),
      /** Ids of what `attach` has taken, in their order. */
      attachments: z
        .array(photoIdField)
        .max(attachmentLimits.files, 'В одном сообщении помещается 5 файлов')
        .refine((ids) => new Set(ids).size === ids.length, 'Один файл приложен дважды')
        .default([]),
    }),
    answer: messageSchema,
  }),
  attach: endpoint({
    method: 'POST',
    path: `${dialogs}/channel/:channel/attachments`,
    access: 'user',
    summary: 'Приложить файл к будущему сообщению: в теле сам снимок или PDF, до 10 МБ',
    params: byChannel,
    query: z.object({ name: lineField(200).default('') }),
    body: rawBody,
    rawBytes: attachmentLimits.bytes,
    answer: attachmentSchema,
    status: 201,
  }),
  sendAddress: endpoint({
    method: 'POST',
    path: `${dialogs}/address`,
    access: 'user',
    summary: 'Отправить собеседнику точный адрес своей вакансии; с тем же client_id — один раз',
    withoutIdempotency: true,
    body: z.strictObject({
      channel: channelKeyField,
      client_id: z.uuid('Пришлите client_id: UUID этого сообщения'),
      /** `own_address` as its owner has seen it: nothing else is sent. */
      address: lineField(300, 1),
    }),
    answer: messageSchema,
  }),
  read: endpoint({
    method: 'POST',
    path: `${dialogs}/message/read`,
    access: 'user',
    summary: 'Прочитано всё до этого сообщения',
    withoutIdempotency: true,
    body: upTo,
    answer: z.object({ unread_messages_count: z.number().int() }),
  }),
  delivered: endpoint({
    method: 'POST',
    path: `${dialogs}/message/delivered`,
    access: 'user',
    summary: 'Получено всё до этого сообщения',
    withoutIdempotency: true,
    body: upTo,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: `${dialogs}/message/:id`,
    access: 'user',
    summary: 'Изменить своё сообщение в течение 15 минут',
    params: byMessage,
    body: z.strictObject({ text: textOfMessage }),
    answer: messageSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${dialogs}/message/:id`,
    access: 'user',
    summary: 'Удалить своё сообщение у обоих в течение 15 минут',
    params: byMessage,
    answer: messageSchema,
  }),
  keepDraft: endpoint({
    method: 'PUT',
    path: `${dialogs}/channel/:channel/draft`,
    access: 'user',
    summary: 'Сохранить недописанное',
    withoutIdempotency: true,
    params: byChannel,
    body: z.strictObject({ text: textField(dialogLimits.text) }),
  }),
} as const;
