import { z } from 'zod';
import { cardTileSchema } from './cards.ts';
import { pageOf, lineField, payUnitField, slugField } from './fields.ts';
import { freshnesses } from './freshness.ts';

export const cardsPerPage = 25;
/** Totals are counted or estimated no further than this. */
export const countedAtMost = 10_000;

/** `key=a` and `key[]=a&key[]=b` alike. */
const slugs = z.union([slugField, z.array(slugField).max(100)]);

export const searchQuerySchema = z.looseObject({
  city: slugField.optional(),
  category: slugField.optional(),
  /** Words, in any of their Russian forms. */
  q: lineField(200).optional(),
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
/** Beside the named ones: `key`, `key[]`, `key_all`, `key_from`, `key_to` of filterable attributes. */
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * So few cards have all that was said that more are shown, and counted: those without the
 * words `left_out`, or when there are none, those of other categories. The first `exact` have all.
 */
const relaxedSchema = z.object({
  left_out: z.array(z.string()),
  exact: z.number().int(),
  /** Those of the cities around the one that was said are shown, too. */
  nearby: z.literal(true).optional(),
});

export const searchAnswerSchema = pageOf(cardTileSchema).extend({
  /** The words that were looked for, when those that were typed had slips in them. */
  corrected: z.string().nullable(),
  relaxed: relaxedSchema.nullable(),
  /** A big city among the words: only its cards were looked at. `words`: all but its name. */
  city: z.object({ slug: z.string(), prepositional: z.string(), words: z.string() }).nullable(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

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
