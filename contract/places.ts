import { z } from 'zod';
import { cardKindSchema } from './categories.ts';
import { cardLimits } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf, slugField } from './fields.ts';

export const citySchema = z.object({
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  /** «Москвы» */
  genitive: z.string(),
  /** With its preposition: «в Москве», «во Владимире». */
  prepositional: z.string(),
});
export type City = z.infer<typeof citySchema>;

const countrySchema = z.object({
  /** ISO 3166-1: `RU`. */
  code: z.string().length(2),
  name: z.string(),
  /** Phones of people begin with it. */
  phone_code: z.string(),
  cities_count: z.number().int(),
});
export type Country = z.infer<typeof countrySchema>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/v1/countries',
  access: 'public',
  summary: 'Страны, в городах которых работает сервис',
  answer: listOf(countrySchema),
});

export const listCities = endpoint({
  method: 'GET',
  path: '/v1/cities',
  access: 'public',
  summary: 'Города: крупные первыми, по началу названия или соседние',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).optional(),
    q: lineField(60).optional(),
    /** Those around this city, the nearest first, without itself. */
    near: slugField.optional(),
    /** Of those around it only such as have cards, of this kind or of either, and at most 300 km away. */
    with_cards: z.union([cardKindSchema, z.literal('any')]).optional(),
    /** And of this category. */
    category: slugField.optional(),
  }),
  answer: listOf(citySchema),
});

export const placeKinds = ['metro', 'district'] as const;
export type PlaceKind = (typeof placeKinds)[number];

const cityPageSchema = citySchema.extend({
  /** Of which places there are any: most cities have none. */
  place_kinds: z.array(z.enum(placeKinds)),
});
export type CityPage = z.infer<typeof cityPageSchema>;

export const getCity = endpoint({
  method: 'GET',
  path: '/v1/cities/:city',
  access: 'public',
  summary: 'Город по адресу',
  params: z.object({ city: slugField }),
  answer: cityPageSchema,
});

/** A metro station or a district. */
export const placeSchema = z.object({
  kind: z.enum(placeKinds),
  /** Its word in the address of a search; one among the stations, or the districts, of its city. */
  slug: z.string(),
  name: z.string(),
  /** As it stands in a card: «м. Сокол», «район Сокол», «Невский район». */
  label: z.string(),
  /** What else tells it apart: «Замоскворецкая линия». */
  hint: z.string().nullable(),
  /** Not offered any more; whoever has chosen it keeps it. */
  hidden: z.literal(true).optional(),
});
export type Place = z.infer<typeof placeSchema>;

/** More than any city has. */
export const placesAtMost = 1000;

/** As many as a search takes. */
export const stationsAtMost = 100;
/** The stations and the districts of a search. */
export const placesNamedAtMost = 2 * stationsAtMost;

export const listPlaces = endpoint({
  method: 'GET',
  path: '/v1/cities/address',
  access: 'public',
  summary: 'Станции метро и районы города по началу слова или соседние станции',
  query: z.object({
    city: slugField,
    q: lineField(cardLimits.place).optional(),
    /** Those within two stops of these stations, the nearest first, without themselves. */
    near: z.union([slugField, z.array(slugField).max(stationsAtMost)]).optional(),
    /** Those of these addresses, of both kinds; there may be none of such a text. */
    slug: z.union([z.string(), z.array(z.string()).max(placesNamedAtMost)]).optional(),
    /** Suggestions are few; a filter wants them all. */
    limit: z.coerce.number().int().min(1).max(placesAtMost).optional(),
    /** With those that are not offered any more, for what was chosen before. */
    hidden: z.enum(['yes']).optional(),
  }),
  answer: listOf(placeSchema),
});
