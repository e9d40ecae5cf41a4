import { z } from 'zod';

/** «Отклик» of a worker to a vacancy, or «приглашение» of an employer to a resume. */
export const responseStatusSchema = z.enum([
  'sent',
  'viewed',
  'invited',
  'hired',
  'declined',
  'withdrawn',
  'expired',
]);
export type ResponseStatus = z.infer<typeof responseStatusSchema>;

export const responseSideSchema = z.enum(['worker', 'employer']);
export type ResponseSide = z.infer<typeof responseSideSchema>;

/** What a card in a list says of the viewer's own response to it. */
export const myResponseSchema = z.object({
  id: z.number().int(),
  status: responseStatusSchema,
  /** Who has begun it. */
  began: responseSideSchema,
});

export type MyResponse = z.infer<typeof myResponseSchema>;
