import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { slugField, textField } from './fields.ts';

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
