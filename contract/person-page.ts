import { z } from 'zod';
import { deviceSchema } from './account.ts';
import { complaintReasons, type ComplaintReason } from './complaints.ts';
import { deliverySchema } from './deliveries.ts';
import { endpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { auditEntrySchema } from './audit.ts';
import { transactionSchema } from './transactions.ts';
import { foundCardSchema, foundPersonSchema } from './people.ts';
import { wireRoleSchema } from './roles.ts';

/** Of each kind; what came before is in the log and in the own data of the person. */
export const listedAtMost = 20;

const staffNoteSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Null: the account of the author is gone. */
  author: z.object({ id: z.number().int(), name: z.string().nullable() }).nullable(),
  created_at: z.iso.datetime(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;

const complaintLineSchema = z.object({
  id: z.number().int(),
  reason: z.enum(Object.keys(complaintReasons) as [ComplaintReason, ...ComplaintReason[]]),
  text: z.string(),
  /** The person has made it; otherwise it is about them or a card of theirs. */
  is_own: z.boolean(),
  is_answered: z.boolean(),
  created_at: z.iso.datetime(),
});
export type ComplaintLine = z.infer<typeof complaintLineSchema>;

/** Without the words: codes and links for the person alone are among them. */
const letterLineSchema = deliverySchema.pick({
  id: true,
  channel: true,
  subject: true,
  state: true,
  error: true,
  created_at: true,
});
export type LetterLine = z.infer<typeof letterLineSchema>;

const personPageSchema = foundPersonSchema.extend({
  city: z.string().nullable(),
  /** Why they were blocked. */
  blocked_reason: z.string().nullable(),
  passport_verified_at: z.iso.datetime().nullable(),
  has_second_factor: z.boolean(),
  tariff: z.string().nullable(),
  notes: z.array(staffNoteSchema),
  cards: z.array(foundCardSchema.omit({ owner: true })),
  complaints: z.array(complaintLineSchema),
  devices: z.array(deviceSchema),
  /** For admins only, as all money; null for moderators. */
  payments: z.array(transactionSchema).nullable(),
  letters: z.array(letterLineSchema),
  /** What staff did about them, the newest first. */
  audit: z.array(auditEntrySchema),
});
export type PersonPage = z.infer<typeof personPageSchema>;

const params = z.object({ id: z.coerce.number().int().positive() });
const one = '/v1/admin/people/:id';

export const personPageCalls = {
  show: endpoint({
    method: 'GET',
    path: one,
    access: 'moderator',
    summary:
      'Всё об одном человеке: карточки, жалобы, устройства, письма, заметки; админу и платежи',
    params,
    answer: personPageSchema,
  }),
  addNote: endpoint({
    method: 'POST',
    path: `${one}/notes`,
    access: 'moderator',
    summary: 'Заметка для сотрудников',
    params,
    body: z.strictObject({ text: textField(1000, 1) }),
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: `${one}/notes/:note`,
    access: 'moderator',
    summary: 'Убрать свою заметку',
    params: params.extend({ note: z.coerce.number().int().positive() }),
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: `${one}/sessions`,
    access: 'moderator',
    summary: 'Завершить все сеансы человека',
    params,
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: `${one}/role`,
    access: 'admin',
    summary: 'Принять в сотрудники или отпустить из них; все сеансы завершаются',
    params,
    body: z.strictObject({ role: wireRoleSchema }),
  }),
} as const;
