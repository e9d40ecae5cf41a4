import { z } from 'zod';
import { areaSlugField } from './area-slugs.ts';
import { rowId } from './category-editing.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf } from './fields.ts';
import { placeKinds } from './places.ts';

const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('ru', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const degrees = (most: number) =>
  z
    .number({ error: 'Введите число: 55.7558' })
    .min(-most, `От −${most} до ${most}`)
    .max(most, `От −${most} до ${most}`);

const cityWritingSchema = z.strictObject({
  name: lineField(60, 2),
  slug: areaSlugField,
  region: lineField(80, 2),
  /** «Москвы» */
  genitive: lineField(60, 2),
  /** With its preposition: «в Москве», «во Владимире». */
  prepositional: lineField(60, 4).refine(
    (text) => /^(?:в|во|на)\s\S/i.test(text),
    'Вместе с предлогом: в Москве',
  ),
  /** IANA. */
  time_zone: lineField(60, 2).refine(isTimeZone, 'Такого часового пояса нет: Europe/Moscow'),
  lat: degrees(90),
  lon: degrees(180),
  population: z
    .number({ error: 'Введите число жителей' })
    .int('Введите целое число')
    .min(0, 'Не меньше нуля')
    .max(50_000_000, 'Слишком много'),
  /** Before all others, however large they are. */
  shown_first: z.boolean(),
  /** Not offered; its cards and their addresses stay. */
  hidden: z.boolean(),
});
export type CityWriting = z.infer<typeof cityWritingSchema>;

const cityLineSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  hidden: z.boolean(),
  shown_first: z.boolean(),
  places: z.object({ metro: z.number().int(), district: z.number().int() }),
});
export type CityLine = z.infer<typeof cityLineSchema>;

export const nextStationsAtMost = 12;

const placeWritingSchema = z.strictObject({
  name: lineField(80, 2),
  /** Lines of a station, joined by commas; null where the city has only one, and of a district. */
  line: lineField(120, 2).nullable(),
  hidden: z.boolean(),
  /** Stations next to this one, by id, on a line or a short walk apart; without it they stay. */
  next: z
    .array(z.number().int().positive())
    .max(nextStationsAtMost, `Не больше ${nextStationsAtMost} станций`)
    .optional(),
});
export type PlaceWriting = z.infer<typeof placeWritingSchema>;

const placeSourceSchema = z.object({
  id: z.number().int(),
  kind: z.enum(placeKinds),
  /** Its word in addresses stays, whatever it is called. */
  slug: z.string(),
  name: z.string(),
  former_names: z.array(z.string()),
  line: z.string().nullable(),
  hidden: z.boolean(),
  /** Ids of the stations next to it. */
  next: z.array(z.number().int()),
  version: z.number().int(),
});
export type PlaceSource = z.infer<typeof placeSourceSchema>;

const citySourceSchema = z.object({
  ...cityWritingSchema.omit({ slug: true, time_zone: true, prepositional: true }).shape,
  id: z.number().int(),
  slug: z.string(),
  prepositional: z.string(),
  time_zone: z.string(),
  /** Lead on to the present one. */
  former_slugs: z.array(z.string()),
  /** Cards that name it, those that people do not see included. */
  cards: z.number().int(),
  version: z.number().int(),
  /** By the alphabet, stations first. */
  places: z.array(placeSourceSchema),
});
export type CitySource = z.infer<typeof citySourceSchema>;

const versioned = { version: z.number().int().positive() };
const params = z.object({ id: rowId });

export const placeEditingCalls = {
  listCities: endpoint({
    method: 'GET',
    path: '/v1/admin/cities',
    access: 'admin',
    summary: 'Города, и спрятанные, по началу названия',
    query: z.object({ q: lineField(60).optional() }),
    answer: listOf(cityLineSchema).extend({ total: z.number().int() }),
  }),
  showCity: endpoint({
    method: 'GET',
    path: '/v1/admin/cities/:id',
    access: 'admin',
    summary: 'Город с его станциями и районами',
    params,
    answer: citySourceSchema,
  }),
  addCity: endpoint({
    method: 'POST',
    path: '/v1/admin/cities',
    access: 'admin',
    summary: 'Новый город',
    body: cityWritingSchema,
    status: 201,
    answer: citySourceSchema,
  }),
  saveCity: endpoint({
    method: 'PUT',
    path: '/v1/admin/cities/:id',
    access: 'admin',
    summary: 'Изменить город; прежний адрес ведёт на новый',
    params,
    body: cityWritingSchema.extend(versioned),
    answer: citySourceSchema,
  }),
  removeCity: endpoint({
    method: 'DELETE',
    path: '/v1/admin/cities/:id',
    access: 'admin',
    summary: 'Удалить город, которого никто не выбирал',
    params,
  }),
  addPlace: endpoint({
    method: 'POST',
    path: '/v1/admin/cities/:id/places',
    access: 'admin',
    summary: 'Новая станция или новый район',
    params,
    body: placeWritingSchema.extend({ kind: z.enum(placeKinds) }),
    status: 201,
    answer: placeSourceSchema,
  }),
  savePlace: endpoint({
    method: 'PUT',
    path: '/v1/admin/places/:id',
    access: 'admin',
    summary: 'Изменить станцию или район; прежнее название в карточках понимают и дальше',
    params,
    body: placeWritingSchema.extend(versioned),
    answer: placeSourceSchema,
  }),
  removePlace: endpoint({
    method: 'DELETE',
    path: '/v1/admin/places/:id',
    access: 'admin',
    summary: 'Удалить станцию или район, которых нет ни в одной карточке',
    params,
  }),
} as const;
