import { z } from 'zod';
import { cardKindSchema, type CardKind } from './categories.ts';
import { examRiskField } from './exam-risks.ts';
import { paySchema } from './fields.ts';
import { photoSchema } from './photos.ts';
import { myResponseSchema } from './response-states.ts';
import { cardReferenceSchema } from './references.ts';
import { cardFeedbackSchema, shareSchema } from './shown-feedback.ts';
import { shownWorkplaceSchema } from './workplaces.ts';

/**
 * `draft` was never public. `moderation` and `rejected` are not seen by people, `closed` for thirty
 * days more by those who have its address. A busy resume is a published one.
 */
export const cardStateSchema = z.enum([
  'draft',
  'moderation',
  'rejected',
  'published',
  'paused',
  'closed',
  'blocked',
]);
export type CardState = z.infer<typeof cardStateSchema>;

/** Of these a page is there: a closed card says so for a while. */
export const statesWithPage: readonly CardState[] = ['published', 'closed'];

/** These take a slot of the owner's tariff: what waits to be looked at has its slot already. */
export const statesWithSlot: readonly CardState[] = ['published', 'moderation'];

/** How a card of each kind is called where a sentence begins. */
export const cardNames: Record<CardKind, string> = { vacancy: 'Вакансия', resume: 'Анкета' };

/** After «вакансия» or «анкета», which are of one gender. */
export const cardStateWords: Record<CardState, string> = {
  draft: 'ещё не опубликована',
  moderation: 'на проверке',
  rejected: 'не прошла проверку',
  published: 'опубликована',
  paused: 'приостановлена',
  closed: 'закрыта',
  blocked: 'снята модераторами',
};

/** Why a card was closed: somebody was found, nobody is needed any more, its last day is over. */
export const closingSchema = z.enum(['filled', 'withdrawn', 'expired']);
export type Closing = z.infer<typeof closingSchema>;

/** So long the page of a closed card says so; then its address is gone (410). */
export const closedShownDays = 30;

/** What has an address and a name. */
export const nameRefSchema = z.object({ slug: z.string(), name: z.string() });

/** A card in a list. */
export const cardTileSchema = z.object({
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  category: nameRefSchema,
  city: nameRefSchema.extend({ prepositional: z.string() }),
  place: z.string().nullable(),
  pay: paySchema.nullable(),
  /** Worked out of pay and hours, where the card says these; null: it does not, or pays by the hour. */
  pay_per_hour_kopecks: z.number().int().nullable(),
  highlights: z.array(z.string()),
  /** 320 pixels wide; `photoSources` names the other widths. Null: none, or not for everybody. */
  photo_url: z.string().nullable(),
  photo_placeholder: z.string().nullable(),
  owner: z.object({
    /** Null while the owner has not agreed to be shown to everybody. */
    name: z.string().nullable(),
    age: z.number().int().nullable(),
    /** 320 pixels wide, square; `photoSources` names the other widths. Null as the name is. */
    avatar_url: z.string().nullable(),
    /** We have seen their passport, and the name is theirs. */
    verified_passport: z.boolean(),
    /** What a lie detector said, for a year and only where the worker wishes it. */
    exam_badge: z.object({ risk: examRiskField, day: z.iso.date() }).nullable(),
    /** Former employers who have confirmed by a link what the owner of a resume says. */
    references_count: z.number().int(),
    /** What workers say of a family, each once; null: a resume, or too few have worked there. */
    pays_on_time: shareSchema.nullable(),
    /** When they were last here, by the day and in words: «был(а) вчера». */
    last_seen: z.string(),
  }),
  published_at: z.iso.datetime(),
  /** The last day (`2026-12-31`) on which the person has other work; null: free. */
  busy_until: z.iso.date().nullable(),
  is_favorite: z.boolean(),
  /** The viewer has opened the contacts of its owner and sees them for ever. */
  contacts_opened: z.boolean(),
  /** The viewer's last response to it, or invitation of it; null: none. */
  my_response: myResponseSchema.nullable(),
});
export type CardTile = z.infer<typeof cardTileSchema>;

export const trustKeys = ['phone', 'email', 'passport'] as const;
export type TrustKey = (typeof trustKeys)[number];

/** A card on its own page. */
export const cardPageSchema = cardTileSchema.extend({
  /** Of its city. */
  region: z.string(),
  about: z.string(),
  groups: z.array(
    z.object({
      title: z.string(),
      lines: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
      /** Labels of what was answered with «yes», and with «no». */
      yes: z.array(z.string()),
      no: z.array(z.string()),
    }),
  ),
  /** Cells of the weekly grid; null when the question was not answered. */
  week: z.array(z.string()).nullable(),
  photos: z.array(photoSchema),
  workplaces: z.array(shownWorkplaceSchema),
  /** What workers say of their own skills, where they wish to show it. */
  skills: z.object({ sure: z.array(z.string()), some: z.array(z.string()) }),
  /** What those say who worked with the owner. */
  feedback: cardFeedbackSchema,
  /** Former employers who have confirmed what the owner of a resume says of them. */
  references: z.array(cardReferenceSchema),
  /** How soon its owner usually answers, in minutes; null: too little is known to tell. */
  answer_minutes: z.number().int().nullable(),
  /** How many of those who wrote first its owner has answered in 90 days; null: too few have written. */
  answer_share: shareSchema.nullable(),
  /** What we have checked and when; null: we have not. */
  trust: z.array(z.object({ key: z.enum(trustKeys), checked_at: z.iso.datetime().nullable() })),
  /** What the owner of a vacancy will ask. */
  questions: z.array(z.string()),
  /**
   * Told to workers of a vacancy that takes no more responses for now, with the day on which there is
   * room again at the latest (null: once the family has answered); null: it takes them.
   */
  full: z.object({ opens_on: z.iso.date().nullable() }).nullable(),
  /** The last day on which the vacancy is open. */
  closes_on: z.iso.date().nullable(),
  /** Since then nobody is looked for any more, and contacts stay hidden; null: open. */
  closed_at: z.iso.datetime().nullable(),
  is_own: z.boolean(),
  /** The last two digits of the phone that is behind them; null: not told, or there is none. */
  phone_end: z.string().nullable(),
  /** False: search engines are asked to stay away. */
  is_indexable: z.boolean(),
});
export type CardPage = z.infer<typeof cardPageSchema>;

/** Address of the public page. */
export function cardPath(card: { kind: CardKind; slug: string }): string {
  return `/${card.kind}-${card.slug}`;
}

/** Address of a list of them: `/resumes/moskva/nyanya`. */
export function areaPath(kind: CardKind, ...parts: (string | null | undefined)[]): string {
  const area = kind === 'resume' ? '/resumes' : '/vacancies';
  return [area, ...parts.filter(Boolean)].join('/');
}
