import { z } from 'zod';
import { cardKindSchema, type CardKind } from './categories.ts';
import { draftChangeSchema, draftSchema } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageOf, slugField, paySchema, payUnitField, textField } from './fields.ts';
import { freshnesses } from './freshness.ts';
import { photoSchema } from './photos.ts';
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

const nameRef = z.object({ slug: z.string(), name: z.string() });

/** A card in a list. */
export const cardTileSchema = z.object({
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  category: nameRef,
  city: nameRef.extend({ prepositional: z.string() }),
  place: z.string().nullable(),
  pay: paySchema.nullable(),
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
  }),
  published_at: z.iso.datetime(),
  /** The last day (`2026-12-31`) on which the person has other work; null: free. */
  busy_until: z.iso.date().nullable(),
  is_favorite: z.boolean(),
});
export type CardTile = z.infer<typeof cardTileSchema>;

export const trustKeys = ['phone', 'email', 'passport'] as const;
export type TrustKey = (typeof trustKeys)[number];

/** A card on its own page. */
export const cardPageSchema = cardTileSchema.extend({
  about: z.string(),
  groups: z.array(
    z.object({
      title: z.string(),
      lines: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
    }),
  ),
  /** Cells of the weekly grid; null when the question was not answered. */
  week: z.array(z.string()).nullable(),
  photos: z.array(photoSchema),
  workplaces: z.array(shownWorkplaceSchema),
  /** What we have checked and when; null: we have not. */
  trust: z.array(z.object({ key: z.enum(trustKeys), checked_at: z.iso.datetime().nullable() })),
  /** What the owner of a vacancy will ask. */
  questions: z.array(z.string()),
  /** The last day on which the vacancy is open. */
  closes_on: z.iso.date().nullable(),
  /** Since then nobody is looked for any more, and contacts stay hidden; null: open. */
  closed_at: z.iso.datetime().nullable(),
  is_own: z.boolean(),
  /** The viewer has opened the contacts of its owner and sees them for ever. */
  contacts_opened: z.boolean(),
  /** False: search engines are asked to stay away. */
  is_indexable: z.boolean(),
});
export type CardPage = z.infer<typeof cardPageSchema>;

/** A card as its owner edits it. */
export const ownCardSchema = z.object({
  slug: z.string(),
  kind: cardKindSchema,
  state: cardStateSchema,
  category: nameRef,
  title: z.string(),
  draft: draftSchema,
  /** Goes up with every write; send it back with the next one. */
  version: z.number().int(),
  /** The draft differs from what people see. */
  has_changes: z.boolean(),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** What became of the text sent last, while it waits or after it was refused. */
  review: z
    .object({
      state: z.enum(['waiting', 'rejected']),
      sent_at: z.iso.datetime(),
      /** The draft has been changed since. */
      is_outdated: z.boolean(),
      reason: z.string(),
      /** Words of the moderator by field of the form. */
      notes: z.record(z.string(), z.string()),
      /** Fields with such words whose text is another one by now. */
      fixed: z.array(z.string()),
    })
    .nullable(),
  busy_until: z.iso.date().nullable(),
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

export const cardsPerPage = 25;
/** Totals are counted or estimated no further than this. */
export const countedAtMost = 10_000;

/** `key=a` and `key[]=a&key[]=b` alike. */
const slugs = z.union([slugField, z.array(slugField).max(50)]);

export const searchQuerySchema = z.looseObject({
  city: slugField.optional(),
  category: slugField.optional(),
  /** Words, in any of their Russian forms. */
  q: textField(200).optional(),
  /** Stations and districts of the city: a card at any of them. Without a city they say nothing. */
  metro: slugs.optional(),
  district: slugs.optional(),
  photo: z.enum(['yes']).optional(),
  /** The owner's passport was checked. */
  passport: z.enum(['yes']).optional(),
  /** Published within the last 24 hours, 7 or 30 days. */
  fresh: z.enum(freshnesses, { error: 'Выберите: за сутки, неделю или месяц' }).optional(),
  page: z.coerce.number().int().min(1).max(400).optional(),
  /**
   * `best`: nearest to the words first, and without words the newest; it is the usual one.
   * `pay`: what the searcher gains first, the dearest vacancies or the cheapest resumes.
   */
  sort: z.enum(['best', 'new', 'pay']).optional(),
  /** Roubles: pays, or asks, at least and at most so much. */
  pay_from: z.coerce.number().int().min(0).max(10_000_000).optional(),
  pay_to: z.coerce.number().int().min(0).max(10_000_000).optional(),
  pay_unit: payUnitField.optional(),
});
/** Beside the named ones: `key`, `key[]`, `key_from`, `key_to` of filterable attributes. */
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * Fewer than three cards have all that was said, so more are shown, and counted: those without the
 * words `left_out`, or when there are none, those of other categories. The first `exact` have all.
 */
export const relaxedSchema = z.object({
  left_out: z.array(z.string()),
  exact: z.number().int(),
});
export type Relaxed = z.infer<typeof relaxedSchema>;

/**
 * How many cards each choice would leave. A choice within one question widens it, so the counts of
 * a question take all other conditions but not its own. Keys are those of the search: attributes,
 * `metro`, `district`, `photo`, `passport`, `fresh`, `pay_unit`; choices that leave nothing are left
 * out.
 */
export const optionCountsSchema = z.object({
  data: z.record(z.string(), z.record(z.string(), z.number().int())),
  /** False: so many cards match that counts were estimated by the newest of them. */
  is_exact: z.boolean(),
  /** Keys whose counts are estimates, all others are exact. */
  estimated: z.array(z.string()),
});
export type OptionCounts = z.infer<typeof optionCountsSchema>;

/** What is usual among the newest cards: half of them lie between low and high. Kopecks. */
export const payHintSchema = z.object({
  unit: payUnitField,
  count: z.number().int(),
  low_kopecks: z.number().int(),
  median_kopecks: z.number().int(),
  high_kopecks: z.number().int(),
});
export type PayHint = z.infer<typeof payHintSchema>;

/** Fewer cards than this say nothing of what is usual. */
export const payHintAtLeast = 5;
export const similarAtMost = 6;

/** What can happen to a card. */
export const cardEvents = [
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

const bySlug = z.object({ slug: slugField });
const versioned = z.strictObject({ version: z.number({ error: 'Нужна версия' }).int() });

function cardEndpoints<const Owner extends 'worker' | 'employer'>(
  base: '/v1/vacancy' | '/v1/resumes',
  own: '/v1/user/vacancies' | '/v1/user/resumes',
  access: Owner,
) {
  const one = `${base}/:slug` as const;
  return {
    search: endpoint({
      method: 'GET',
      path: base,
      access: 'public',
      summary: 'Поиск среди открытых карточек',
      query: searchQuerySchema,
      answer: pageOf(cardTileSchema).extend({
        /** The words that were looked for, when those that were typed had slips in them. */
        mended: z.string().nullable(),
        relaxed: relaxedSchema.nullable(),
        /** A big city among the words: only its cards were looked at. `words`: all but its name. */
        city: z.object({ slug: z.string(), words: z.string() }).nullable(),
      }),
    }),
    show: endpoint({
      method: 'GET',
      path: one,
      access: 'public',
      summary: 'Открытая карточка',
      params: bySlug,
      answer: cardPageSchema,
    }),
    countOptions: endpoint({
      method: 'GET',
      path: `${base}/option-counts`,
      access: 'public',
      summary: 'Сколько карточек оставит каждый вариант фильтров',
      query: searchQuerySchema,
      answer: optionCountsSchema,
    }),
    payHint: endpoint({
      method: 'GET',
      path: `${base}/pay-hint`,
      access: 'public',
      summary:
        'Обычная оплата в городе и категории, по единицам; пусто, когда карточек меньше пяти',
      query: z.object({ city: slugField, category: slugField }),
      answer: listOf(payHintSchema),
    }),
    similar: endpoint({
      method: 'GET',
      path: `${one}/similar`,
      access: 'public',
      summary: 'Похожие карточки того же города',
      params: bySlug,
      answer: listOf(cardTileSchema),
    }),
    listOwn: endpoint({
      method: 'GET',
      path: own,
      access,
      summary: 'Свои карточки, новые правки первыми',
      query: z.object({ status: cardStateSchema.optional(), category: slugField.optional() }),
      answer: listOf(ownCardSchema),
    }),
    showOwn: endpoint({
      method: 'GET',
      path: `${own}/:slug`,
      access,
      summary: 'Своя карточка вместе с черновиком',
      params: bySlug,
      answer: ownCardSchema,
    }),
    preview: endpoint({
      method: 'GET',
      path: `${own}/:slug/preview`,
      access,
      summary: 'Черновик таким, каким его увидят люди',
      params: bySlug,
      answer: cardPageSchema,
    }),
    create: endpoint({
      method: 'POST',
      path: base,
      access,
      summary: 'Начать карточку; начатая прежде в той же категории отдаётся как есть, без правки',
      body: z.strictObject({
        category: slugField,
        draft: draftChangeSchema.optional(),
        /** An own card whose answers the new one begins with. */
        copy_of: slugField.optional(),
      }),
      answer: ownCardSchema,
      status: 201,
    }),
    update: endpoint({
      method: 'PATCH',
      path: one,
      access,
      summary: 'Сохранить черновик',
      params: bySlug,
      body: versioned.extend({ draft: draftChangeSchema }),
      answer: ownCardSchema,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      access,
      summary: 'Удалить карточку',
      params: bySlug,
      body: versioned,
    }),
    publish: endpoint({
      method: 'PUT',
      path: `${one}/publication`,
      access,
      summary: 'Опубликовать черновик',
      params: bySlug,
      body: versioned.extend({ distribution_consent: z.boolean().optional() }),
      answer: ownCardSchema,
    }),
    withdraw: endpoint({
      method: 'DELETE',
      path: `${one}/publication`,
      access,
      summary: 'Снять с публикации или забрать с проверки',
      params: bySlug,
      body: versioned,
      answer: ownCardSchema,
    }),
    pause: endpoint({
      method: 'PUT',
      path: `${one}/pause`,
      access,
      summary: 'Приостановить показ',
      params: bySlug,
      body: versioned,
      answer: ownCardSchema,
    }),
    resume: endpoint({
      method: 'DELETE',
      path: `${one}/pause`,
      access,
      summary: 'Показывать снова',
      params: bySlug,
      body: versioned,
      answer: ownCardSchema,
    }),
    close: endpoint({
      method: 'PUT',
      path: `${one}/closure`,
      access,
      summary: 'Закрыть: человек или работа найдены (filled) или уже не нужны (withdrawn)',
      params: bySlug,
      body: versioned.extend({
        reason: closingSchema.exclude(['expired'], { error: 'Выберите причину' }),
      }),
      answer: ownCardSchema,
    }),
    appeal: endpoint({
      method: 'POST',
      path: `${one}/appeal`,
      access,
      summary: 'Попросить посмотреть на снятую карточку ещё раз',
      params: bySlug,
      body: z.strictObject({ text: textField(2000, 10) }),
      answer: ownCardSchema,
      status: 201,
    }),
    history: endpoint({
      method: 'GET',
      path: `${own}/:slug/history`,
      access,
      summary: 'Что было с карточкой, новое сверху',
      params: bySlug,
      answer: listOf(cardEventSchema),
    }),
  };
}

/** Both kinds have the same calls under the paths of their own. */
export const cardCalls = {
  vacancy: cardEndpoints('/v1/vacancy', '/v1/user/vacancies', 'employer'),
  resume: cardEndpoints('/v1/resumes', '/v1/user/resumes', 'worker'),
} as const;

/** «Занята»: the day until which the owner of a resume has other work; null: free again. */
export const markBusy = endpoint({
  method: 'POST',
  path: '/v1/resumes/busy',
  access: 'worker',
  summary: 'Сказать, до какого дня вы заняты; null — свободны',
  body: versioned.extend({ slug: slugField, until: z.iso.date('Выберите день').nullable() }),
  answer: ownCardSchema,
});

/** Address of the public page. */
export function cardPath(card: { kind: CardKind; slug: string }): string {
  return `/${card.kind}-${card.slug}`;
}
