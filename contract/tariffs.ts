import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { wireGuestRoleSchema } from './roles.ts';

/** A tariff that somebody is on; null: without an end. */
export const heldTariffSchema = z.object({
  slug: z.string(),
  name: z.string(),
  until: z.iso.datetime().nullable(),
});
export type HeldTariff = z.infer<typeof heldTariffSchema>;

export const tariffSchema = z.object({
  slug: z.string(),
  name: z.string(),
  role: wireGuestRoleSchema,
  summary: z.string(),
  price_kopecks: z.number().int(),
  /** After the first period, when that is another sum. */
  next_price_kopecks: z.number().int().nullable(),
  /** Null: without an end. */
  period: z.object({ count: z.number().int(), unit: z.enum(['day', 'month']) }).nullable(),
  /** Cards that people see at the same time. */
  cards: z.number().int(),
  contacts: z.object({ count: z.number().int(), per: z.enum(['month', 'all']) }),
  /** It can go on after its period, with the consent of whoever pays. */
  renews: z.boolean(),
  is_free: z.boolean(),
  is_trial: z.boolean(),
  included: z.array(z.string()),
  /** The viewer is on it now. */
  is_current: z.boolean(),
  /** Why the viewer cannot buy it now, in words; null: they can, or are not known yet. */
  refusal: z.string().nullable(),
});
export type Tariff = z.infer<typeof tariffSchema>;

/** What is given for the money, whatever it costs and is called. */
export interface TariffTerms {
  period_count: number | null;
  period_unit: 'day' | 'month' | null;
  cards: number;
  contacts: number;
  contacts_per: 'month' | 'all';
}

/** Texts of the page of tariffs. */
export const tariffContentSchema = z.object({
  heading: z.string(),
  lead: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type TariffContent = z.infer<typeof tariffContentSchema>;

/** A worker and an employer get those of their own role; others say which ones, or get a worker's. */
const byRole = z.object({ role: wireGuestRoleSchema.optional() });

export const listTariffs = endpoint({
  method: 'GET',
  path: '/v1/tariffs',
  access: 'public',
  summary: 'Тарифы своей роли, без пробных',
  query: byRole,
  answer: listOf(tariffSchema),
});

export const listTestTariffs = endpoint({
  method: 'GET',
  path: '/v1/test-tariffs',
  access: 'public',
  summary: 'Пробные тарифы своей роли',
  query: byRole,
  answer: listOf(tariffSchema),
});

export const getTariffContent = endpoint({
  method: 'GET',
  path: '/v1/tariff-content',
  access: 'public',
  summary: 'Тексты страницы тарифов',
  query: byRole,
  answer: z.object({ data: tariffContentSchema }),
});

/** What a person may do now. Staff hold no tariffs: for them all is zero. */
export const entitlementSchema = z.object({
  tariff: heldTariffSchema.nullable(),
  /** How many cards people may see at the same time, and how many they see. */
  cards: z.object({ most: z.number().int(), published: z.number().int() }),
  contacts: z.object({
    left: z.number().int(),
    /** How many there are in all, with those that were used. */
    most: z.number().int(),
    /** When there will be new ones; null: not by themselves. */
    renews_at: z.iso.datetime().nullable(),
  }),
  /** Whether the form of what the query names may be opened; without a name, of a new card. */
  may_edit: z.boolean(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

export const getEntitlement = endpoint({
  method: 'GET',
  path: '/v1/user/entitlement',
  access: 'user',
  summary: 'Что разрешает тариф: сколько карточек и контактов осталось',
  query: z.object({
    /** A card of one's own. */
    card: slugField.optional(),
    /** The draft that was begun in this category. */
    category: slugField.optional(),
  }),
  answer: entitlementSchema,
});

/** «далее 1490р за тариф» */
export function nextPriceLine(kopecks: number): string {
  return `далее ${Math.round(kopecks / 100)}р за тариф`;
}
