import { z } from 'zod';
import { cardStateSchema, closingSchema, nameRefSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';
import { draftSchema } from './drafts.ts';

/** A card as its owner edits it. */
export const ownCardSchema = z.object({
  slug: z.string(),
  kind: cardKindSchema,
  state: cardStateSchema,
  category: nameRefSchema,
  title: z.string(),
  draft: draftSchema,
  /** Goes up with every write; send it back with the next one. */
  version: z.number().int(),
  /** The draft differs from what people see. */
  has_changes: z.boolean(),
  /** Strangers see the owner's name and photos: on a resume by the consent to distribution. */
  names_owner: z.boolean(),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** What became of the text sent last, while it waits or after it was refused. */
  review: z
    .object({
      state: z.enum(['waiting', 'rejected']),
      sent_at: z.iso.datetime(),
      /** The draft has been changed since. */
      is_outdated: z.boolean(),
      /** How many minutes one waits now; null: unknown, or it waits no more. */
      wait_minutes: z.number().int().nullable(),
      reason: z.string(),
      /** Words of the moderator by field of the form. */
      notes: z.record(z.string(), z.string()),
      /** Fields with such words whose text is another one by now. */
      fixed: z.array(z.string()),
    })
    .nullable(),
  /** Responses and invitations that wait for something, and those that are new to its owner. */
  responses: z.object({
    open: z.number().int(),
    unread: z.number().int(),
    /** How many of workers a vacancy takes at once; null: any number. */
    most: z.number().int().nullable(),
    /** So many are waiting now. */
    is_full: z.boolean(),
  }),
  /** How many looked at it in the last seven days, and have ever opened its contacts. */
  interest: z.object({ views: z.number().int(), openings: z.number().int() }),
  /** Its owner has not answered three people in a row and was asked whether it still holds. */
  silence: z.object({ asked_at: z.iso.datetime(), is_sunk: z.boolean() }).nullable(),
  busy_until: z.iso.date().nullable(),
  /** Until it closes by itself; 0: today is its last day; null: it does not, or is not shown. */
  days_left: z.number().int().nullable(),
  closed_at: z.iso.datetime().nullable(),
  closing: closingSchema.nullable(),
  /** Why staff have taken it away, and what became of the owner's appeal. */
  block: z
    .object({
      reason: z.string(),
      appeal: z
        .object({
          state: z.enum(['waiting', 'denied']),
          text: z.string(),
          answer: z.string(),
          created_at: z.iso.datetime(),
        })
        .nullable(),
    })
    .nullable(),
});
export type OwnCard = z.infer<typeof ownCardSchema>;

/** What can happen to a card. */
const cardEvents = [
  'created',
  'sent',
  'taken_back',
  'published',
  'changed',
  'rejected',
  'paused',
  'resumed',
  'busy',
  'free',
  'closed',
  'withdrawn',
  'expired',
  'sunk',
  'raised',
  'removed',
  'blocked',
  'unblocked',
  'appealed',
  'appeal_denied',
  'owner_leaves',
  'owner_stays',
  'owner_blocked',
  'owner_unblocked',
] as const;

/** One thing that happened to a card, as its owner reads it. */
export const cardEventSchema = z.object({
  at: z.iso.datetime(),
  what: z.enum(cardEvents),
  /** Nobody: it came about by itself. Staff are not named. */
  by: z.enum(['you', 'staff']).nullable(),
  /** Words of the moderator. */
  note: z.string().nullable(),
});
export type CardEvent = z.infer<typeof cardEventSchema>;
