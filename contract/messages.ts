import { z } from 'zod';
import { attachmentSchema } from './attachments.ts';
import { meetingSchema } from './meetings.ts';

/** A channel is a dialog of two people about a card: its owner, and whoever has begun to talk. */
export const channelKeyField = z.string().regex(/^[a-z0-9]{20}$/, 'Такого диалога нет');

export const dialogLimits = {
  text: 4000,
  /** So many in a row, until the other side answers for the first time. */
  unanswered: 5,
  /** Minutes after sending in which a message can be changed or taken back. */
  editMinutes: 15,
  /** Messages of one page upwards, and dialogs of one page of the list. */
  messages: 40,
  dialogs: 30,
} as const;

export const messageIdField = z.number().int().positive();

/** `system` is a line of ours: «Вас пригласили». */
const messageKindSchema = z.enum(['text', 'system', 'meeting', 'address']);

export const messageSchema = z.object({
  id: messageIdField,
  /** Of the channel at the last change of this message. */
  sequence: z.number().int(),
  /** By which its sender knows it again before it has an id; null: a line of ours. */
  client_id: z.string().nullable(),
  /** Null: a line of ours. */
  author_id: z.number().int().nullable(),
  kind: messageKindSchema,
  /** Empty once it was deleted, or where files say it all. */
  text: z.string(),
  attachments: z.array(attachmentSchema),
  /** Of the kind `meeting`, unless its author is not there any more. */
  meeting: meetingSchema.nullable(),
  /** Of what its reader may want to beware; only in what is written to them before they answer. */
  warnings: z.array(z.enum(['money', 'link', 'phone'])),
  sent_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof messageSchema>;
