import { z } from 'zod';
import { cardKindSchema } from './categories.ts';
import { channelKeyField, messageIdField } from './messages.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField, textField } from './fields.ts';

export const complaintReasons = {
  danger: 'Угроза жизни или здоровью',
  fraud: 'Просят деньги или похоже на обман',
  untrue: 'Написана неправда',
  rude: 'Грубость или оскорбления',
  not_as_agreed: 'Не по договорённости',
  illegal: 'Нарушает закон',
  spam: 'Реклама или не о том',
  other: 'Другое',
} as const;
export type ComplaintReason = keyof typeof complaintReasons;

/** What is looked at first: danger, then money and the law, then what hurts people, then the rest. */
export const complaintSeverities = {
  danger: 3,
  fraud: 2,
  illegal: 2,
  rude: 1,
  not_as_agreed: 1,
  untrue: 1,
  other: 1,
  spam: 0,
} as const satisfies Record<ComplaintReason, 0 | 1 | 2 | 3>;

const reasonField = z.enum(Object.keys(complaintReasons) as [ComplaintReason], {
  error: 'Выберите причину',
});

const said = { reason: reasonField, text: textField(2000).optional() };

const complain = (base: '/v1/vacancy' | '/v1/resumes') =>
  endpoint({
    method: 'POST',
    path: `${base}/:slug/complaint`,
    access: 'user',
    summary: 'Пожаловаться; повторная жалоба до ответа на первую её дополняет',
    params: z.object({ slug: slugField }),
    body: z.strictObject(said),
    status: 202,
  });

export const complaintCalls = {
  vacancy: complain('/v1/vacancy'),
  resume: complain('/v1/resumes'),
} as const;

export const complainOfDialog = endpoint({
  method: 'POST',
  path: '/v1/user/dialogs/complain',
  access: 'user',
  summary:
    'Пожаловаться на сообщение собеседника, а без message_id — на него самого; до ответа жалоба дополняется',
  body: z.strictObject({
    channel: channelKeyField,
    message_id: messageIdField.optional(),
    ...said,
  }),
  status: 202,
});

/** So many of the last messages of the other side go along when none is chosen. */
export const quotedAtMost = 5;

/** What somebody wrote, as it was when it was complained of. */
export const quoteSchema = z.object({
  message_id: messageIdField,
  text: z.string(),
  /** What its files are called; their bytes are for the two of the dialog. */
  files: z.array(z.string()),
  sent_at: z.iso.datetime(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** `removed`: the owner has deleted the card before anybody decided. */
const complaintStates = ['waiting', 'dismissed', 'warned', 'blocked', 'removed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

const ownComplaintSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  reason: reasonField,
  text: z.string(),
  /** That it is about, or the dialog was; null: there is none any more. */
  card: z
    .object({
      slug: z.string(),
      kind: cardKindSchema,
      title: z.string(),
      /** Its page can be opened. */
      is_shown: z.boolean(),
    })
    .nullable(),
  /** Key of the dialog, if it is about the other side of one. */
  channel: z.string().nullable(),
  state: z.enum(complaintStates),
  /** What the moderator has written to the author; mostly nothing. */
  answer: z.string(),
  closed_at: z.iso.datetime().nullable(),
});
export type OwnComplaint = z.infer<typeof ownComplaintSchema>;

export const listOwnComplaints = endpoint({
  method: 'GET',
  path: '/v1/user/complaints',
  access: 'user',
  summary: 'Свои жалобы и ответы на них, новые первыми',
  answer: listOf(ownComplaintSchema),
});
