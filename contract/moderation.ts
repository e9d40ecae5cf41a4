import { z } from 'zod';
import { cardStateSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';
import { complaintReasons, type ComplaintReason, quoteSchema } from './complaints.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageOf, slugField, textField } from './fields.ts';
import { queuedPassportSchema } from './passport.ts';
import { photoSchema } from './photos.ts';
import { feedbackMarksSchema } from './shown-feedback.ts';

/** How long a decision can be taken back; only then it takes effect and people are told. */
export const undoSeconds = 10;
export const queuedPerPage = 25;

/** What an automatic check can see in a card. */
export const checks = {
  phone: 'Телефон',
  email: 'Почта',
  link: 'Ссылка',
  messenger: 'Мессенджер',
  demand: 'Запрещённое требование',
  stop_word: 'Стоп-слово',
  duplicate: 'Такой текст уже есть',
  again: 'В прошлый раз не прошло',
} as const;
export type Check = keyof typeof checks;

export const flagSchema = z.object({
  check: z.enum(Object.keys(checks) as [Check, ...Check[]]),
  /** Field of the form: `about`, `questions.0`, `workplaces.1.duties`, `answers.duties_note`. */
  path: z.string(),
  /** The very words; the slug of the other card for `duplicate`, what staff said for `again`. */
  found: z.string(),
});
export type Flag = z.infer<typeof flagSchema>;

const refs = {
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  state: cardStateSchema,
};
const personSchema = z.object({ id: z.number().int(), name: z.string().nullable() });

/** A card that waits, with all that is needed to judge it. */
const reviewSchema = z.object({
  id: z.number().int(),
  ...refs,
  category: z.string(),
  city: z.string().nullable(),
  sent_at: z.iso.datetime(),
  /** People have never seen it; otherwise the old text is public meanwhile. */
  is_new: z.boolean(),
  owner: personSchema.extend({
    created_at: z.iso.datetime(),
    published: z.number().int(),
    rejected: z.number().int(),
    complaints: z.number().int(),
  }),
  flags: z.array(flagSchema),
  /** Every field in words; `before` is what people see now, where it differs. Emptied ones are ''. */
  fields: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      text: z.string(),
      before: z.string().nullable(),
    }),
  ),
  photos: z.array(photoSchema),
});
export type Review = z.infer<typeof reviewSchema>;

/** For how long something is somebody's who has taken it; then it frees itself. */
export const takenMinutes = 30;

/** Who of the staff is at it now. */
const takenSchema = z.object({
  by: personSchema,
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  is_own: z.boolean(),
});
export type Taken = z.infer<typeof takenSchema>;

/** What staff see of a card that people complain about or ask for. */
const judgedCardSchema = z.object({ ...refs, about: z.string(), owner: personSchema });
export type JudgedCard = z.infer<typeof judgedCardSchema>;

const voiceSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  reason: z.enum(Object.keys(complaintReasons) as [ComplaintReason, ...ComplaintReason[]]),
  text: z.string(),
  author: personSchema,
  /** What the person complained of wrote, the oldest first; also what was deleted since. */
  quotes: z.array(quoteSchema),
});
export type ComplaintVoice = z.infer<typeof voiceSchema>;

/** All that wait about one card or person, in the words of the first of them. */
const queuedComplaintSchema = voiceSchema.extend({
  /** Null: about this card; else about somebody in a dialog, which was about the card. */
  person: personSchema
    .extend({
      /** For what they were warned before, the newest first. */
      warnings: z.array(z.object({ reason: z.string(), at: z.iso.datetime() })),
    })
    .nullable(),
  card: judgedCardSchema.nullable(),
  /** What else people say of the same, the oldest first; one decision answers all of them. */
  others: z.array(voiceSchema),
});
export type QueuedComplaint = z.infer<typeof queuedComplaintSchema>;

const queuedAppealSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  text: z.string(),
  card: judgedCardSchema,
  /** Why, when and by whom the card was blocked; null: by somebody who is no more. */
  block: z.object({ reason: z.string(), at: z.iso.datetime(), by: personSchema.nullable() }),
});
export type QueuedAppeal = z.infer<typeof queuedAppealSchema>;

const kopecks = z.number().int();

/** Somebody asks for the money that they have paid. */
const queuedRefundSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  /** Empty: nobody has asked; the bank has refused to send the money back. */
  text: z.string(),
  /** Null: erased meanwhile. */
  person: personSchema.nullable(),
  payment: z.object({
    id: z.uuid(),
    tariff: z.string(),
    amount_kopecks: kopecks,
    refunded_kopecks: kopecks,
    paid_at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    /** Of the month that ran when it was asked for. */
    contacts: z.object({ used: z.number().int(), most: z.number().int() }).nullable(),
  }),
  /** What is not used: it goes back unless another sum is named. */
  offered_kopecks: kopecks,
  /** More than this cannot go back. */
  most_kopecks: kopecks,
  /** When the bank refused to send it last. */
  failed_at: z.iso.datetime().nullable(),
});
export type QueuedRefund = z.infer<typeof queuedRefundSchema>;

/** What one of two who worked together says of the other. */
const queuedFeedbackSchema = feedbackMarksSchema.extend({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  /** About a worker; otherwise a worker wrote it. */
  by_family: z.boolean(),
  text: z.string(),
  author: personSchema,
  about: personSchema,
  /** Of the vacancy. */
  title: z.string(),
  /** It was shown, and this is why the person asks to look again; empty: it is new. */
  complaint: z.string(),
});
export type QueuedFeedback = z.infer<typeof queuedFeedbackSchema>;

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: personSchema,
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const reasonField = textField(1000, 5);

const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({
    decision: z.literal('reject'),
    reason: reasonField,
    /** Words by field of the form; the owner sees them there. */
    notes: z.record(z.string().max(100), textField(500, 1)).optional(),
  }),
]);
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

const seen = {
  /** Ids of what was read beside the first; what came meanwhile is not answered unread. */
  others: z.array(z.number().int()).max(1000).optional(),
};

/**
 * All that was said of the same is answered together. `block` takes the card away, or shuts out the
 * person whom it is about. `warn` is for a person only, who reads the reason and stays.
 */
const complaintDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('dismiss'), reason: textField(1000).optional(), ...seen }),
  z.strictObject({ decision: z.literal('warn'), reason: reasonField, ...seen }),
  z.strictObject({ decision: z.literal('block'), reason: reasonField, ...seen }),
]);
export type ComplaintDecision = z.infer<typeof complaintDecisionSchema>;

/** `grant` shows the card again; the reason of `deny` is told to its owner. */
const appealDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('grant'), reason: textField(1000).optional() }),
  z.strictObject({ decision: z.literal('deny'), reason: reasonField }),
]);
export type AppealDecision = z.infer<typeof appealDecisionSchema>;

/** `approve` marks the person as checked; the reason of `reject` is told to them. */
const passportDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('reject'), reason: reasonField }),
]);
export type PassportDecision = z.infer<typeof passportDecisionSchema>;

/** `approve` sends what is unused, or the sum that is named; the reason is told to the person. */
const refundDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    amount_kopecks: kopecks.positive().max(100_000_000).optional(),
    reason: textField(1000).optional(),
  }),
  z.strictObject({ decision: z.literal('decline'), reason: reasonField }),
]);
export type RefundDecision = z.infer<typeof refundDecisionSchema>;

/** `approve` lets it be shown; the reason of `reject` is told to whoever wrote it. */
const feedbackDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('reject'), reason: reasonField }),
]);
export type FeedbackDecision = z.infer<typeof feedbackDecisionSchema>;

const queues = ['reviews', 'passports', 'complaints', 'appeals', 'refunds', 'feedback'] as const;
export const queueNameField = z.enum(queues);
export type QueueName = z.output<typeof queueNameField>;

/** All that waits for staff: exams are no queue, they take days and several steps. */
const sections = [...queues, 'exams'] as const;
export type SectionName = (typeof sections)[number];

/** What the caller has decided and can still take back. */
const pendingDecisionSchema = z.object({
  queue: queueNameField,
  id: z.number().int(),
  title: z.string(),
  /** As it was sent: `approve`, `block` … */
  decision: z.string(),
  /** For so many milliseconds from now on; the clock of the caller may be another one. */
  left_ms: z.number().int().positive(),
});
export type PendingDecision = z.infer<typeof pendingDecisionSchema>;

const staff = 'moderator' as const;
const page = z.object({ page: z.coerce.number().int().min(1).max(400).optional() });
const byId = z.object({ id: z.string().regex(/^\d{1,15}$/, 'Такой записи нет') });
const decided = z.object({
  /** Until then `undo` takes it back. */
  undo_until: z.iso.datetime(),
});

interface QueueParts<Shape extends z.ZodRawShape, Body, Who> {
  answer: z.ZodObject<Shape>;
  body: Body;
  /** Who works at it. */
  access: Who;
  order?: string;
}

function queueCalls<
  Shape extends z.ZodRawShape,
  const Body extends z.ZodType,
  const Who extends 'moderator' | 'admin',
>(
  queue: QueueName,
  words: string,
  { answer, body, access, order = '' }: QueueParts<Shape, Body, Who>,
) {
  const base = `/v1/admin/${queue}` as const;
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      access,
      summary: `${words}, которые ждут решения, старые первыми${order}`,
      query: page,
      answer: pageOf(z.object({ ...answer.shape, taken: takenSchema.nullable() })),
    }),
    take: endpoint({
      method: 'PUT',
      path: `${base}/:id/taken`,
      access,
      summary: `${words}: взять себе на ${takenMinutes} минут; другим видно, кто занят`,
      params: byId,
      answer: z.object({ taken: takenSchema }),
    }),
    giveBack: endpoint({
      method: 'DELETE',
      path: `${base}/:id/taken`,
      access,
      summary: `${words}: вернуть, что взято`,
      params: byId,
    }),
    decide: endpoint({
      method: 'PUT',
      path: `${base}/:id/decision`,
      access,
      summary: `${words}: решить; подействует через ${undoSeconds} секунд`,
      params: byId,
      body,
      answer: decided,
    }),
    undo: endpoint({
      method: 'DELETE',
      path: `${base}/:id/decision`,
      access,
      summary: `${words}: взять решение назад, пока оно не подействовало`,
      params: byId,
    }),
  };
}

export const moderationCalls = {
  reviews: queueCalls('reviews', 'Карточки', {
    answer: reviewSchema,
    body: reviewDecisionSchema,
    access: staff,
  }),
  passports: queueCalls('passports', 'Паспорта', {
    answer: queuedPassportSchema,
    body: passportDecisionSchema,
    access: staff,
  }),
  complaints: queueCalls('complaints', 'Жалобы', {
    answer: queuedComplaintSchema,
    body: complaintDecisionSchema,
    access: staff,
    order: ' среди равных по тяжести',
  }),
  appeals: queueCalls('appeals', 'Обжалования', {
    answer: queuedAppealSchema,
    body: appealDecisionSchema,
    access: staff,
  }),
  refunds: queueCalls('refunds', 'Возвраты', {
    answer: queuedRefundSchema,
    body: refundDecisionSchema,
    access: 'admin',
  }),
  feedback: queueCalls('feedback', 'Отзывы', {
    answer: queuedFeedbackSchema,
    body: feedbackDecisionSchema,
    access: staff,
  }),
  /** How much waits and since when. */
  overview: endpoint({
    method: 'GET',
    path: '/v1/admin/queues',
    access: staff,
    summary: 'Сколько ждёт решения в каждой очереди и с какого времени',
    answer: listOf(
      z.object({
        queue: z.enum(sections),
        waiting: z.number().int(),
        oldest_at: z.iso.datetime().nullable(),
        /** What people are told that it takes; null: unknown. */
        wait_minutes: z.number().int().nullable(),
      }),
    ),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/v1/admin/decisions',
    access: staff,
    summary: 'Свои решения, которые ещё можно взять назад, новые первыми',
    answer: listOf(pendingDecisionSchema),
  }),
  blockCard: endpoint({
    method: 'PUT',
    path: '/v1/admin/cards/:slug/block',
    access: staff,
    summary: 'Снять карточку, которую видят люди; владельцу говорят, почему',
    params: z.object({ slug: slugField }),
    body: z.strictObject({ reason: reasonField }),
  }),
  unblockCard: endpoint({
    method: 'DELETE',
    path: '/v1/admin/cards/:slug/block',
    access: staff,
    summary: 'Показать снятую карточку снова',
    params: z.object({ slug: slugField }),
  }),
  audit: endpoint({
    method: 'GET',
    path: '/v1/admin/audit',
    access: 'admin',
    summary: 'Что делали сотрудники, новое сверху',
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      actor: z.coerce.number().int().positive().optional(),
      action: z.string().max(60).optional(),
    }),
    answer: listOf(auditEntrySchema).extend({
      meta: z.object({ next_cursor: z.number().int().nullable() }),
    }),
  }),
} as const;
