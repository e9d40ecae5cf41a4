import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { appealDecisionSchema, queuedAppealSchema } from './queued-appeals.ts';
import { complaintDecisionSchema, queuedComplaintSchema } from './queued-complaints.ts';
import { feedbackDecisionSchema, queuedFeedbackSchema } from './queued-feedback.ts';
import { passportDecisionSchema, queuedPassportSchema } from './queued-passports.ts';
import { queuedRefundSchema, refundDecisionSchema } from './queued-refunds.ts';
import { queuedReviewSchema, reviewDecisionSchema } from './queued-reviews.ts';
import { decisionReasonField, pendingDecisionSchema, queueCalls, queueSections } from './queues.ts';

const staff = 'moderator' as const;

export const moderationCalls = {
  reviews: queueCalls('reviews', 'Карточки', {
    answer: queuedReviewSchema,
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
        queue: z.enum(queueSections),
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
    body: z.strictObject({ reason: decisionReasonField }),
  }),
  unblockCard: endpoint({
    method: 'DELETE',
    path: '/v1/admin/cards/:slug/block',
    access: staff,
    summary: 'Показать снятую карточку снова',
    params: z.object({ slug: slugField }),
  }),
} as const;
