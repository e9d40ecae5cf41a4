import { z } from 'zod';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField, textField } from './fields.ts';

export const complaintReasons = {
  fraud: 'Просят деньги или похоже на обман',
  untrue: 'Написана неправда',
  rude: 'Грубость или оскорбления',
  illegal: 'Нарушает закон',
  spam: 'Реклама или не о том',
  other: 'Другое',
} as const;
export type ComplaintReason = keyof typeof complaintReasons;

const reasonField = z.enum(Object.keys(complaintReasons) as [ComplaintReason], {
  error: 'Выберите причину',
});

const complain = (base: '/v1/vacancy' | '/v1/resumes') =>
  endpoint({
    method: 'POST',
    path: `${base}/:slug/complaint`,
    access: 'user',
    summary: 'Пожаловаться; повторная жалоба до ответа на первую её дополняет',
    params: z.object({ slug: slugField }),
    body: z.strictObject({ reason: reasonField, text: textField(2000).optional() }),
    status: 202,
  });

export const complaintCalls = {
  vacancy: complain('/v1/vacancy'),
  resume: complain('/v1/resumes'),
} as const;

/** `removed`: the owner has deleted the card before anybody decided. */
const complaintStates = ['waiting', 'dismissed', 'blocked', 'removed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

const ownComplaintSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  reason: reasonField,
  text: z.string(),
  card: z.object({
    slug: z.string(),
    kind: cardKindSchema,
    title: z.string(),
    /** Its page can be opened. */
    is_shown: z.boolean(),
  }),
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
