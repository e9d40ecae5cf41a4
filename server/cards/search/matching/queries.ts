import { sql, type SqlBool } from 'kysely';
import type { PayUnit } from '#contract/pay.ts';
import type { SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { getCategory, listDefinitions } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { type Filter, filtersOf } from '../rules.ts';

interface Conditions {
  kind: CardKind;
  cityId: number | null;
  categoryId: number | null;
  /** Rubles. */
  payFrom: number | null;
  payTo: number | null;
  payUnit: PayUnit | null;
  filters: Filter[];
}

export async function conditionsOf(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<Conditions> {
  const [cityId, category] = await Promise.all([
    query.city === undefined ? null : cityIdOf(db, query.city),
    query.category === undefined ? null : getCategory(db, query.category),
  ]);
  // No category has the number 0: without one there are the questions common to all.
  const definitions = await listDefinitions(db, category?.id ?? 0, kind);
  return {
    kind,
    cityId,
    categoryId: category?.id ?? null,
    payFrom: query.pay_from ?? null,
    payTo: query.pay_to ?? null,
    payUnit: query.pay_unit ?? null,
    filters: filtersOf(query, definitions),
  };
}

async function cityIdOf(db: Connection, slug: string): Promise<number> {
  const city = await db
    .selectFrom('cities')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!city) throw notFound('Такого города у нас нет');
  return city.id;
}

export type Matching = ReturnType<typeof matching>;

/** Published cards that meet the conditions, in no order. */
export function matching(db: Connection, conditions: Conditions) {
  const { kind, cityId, categoryId, payFrom, payTo, payUnit, filters } = conditions;
  return db
    .selectFrom('cards')
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('kind', '=', kind)
    .where((eb) =>
      eb.and([
        ...(cityId === null ? [] : [eb('city_id', '=', cityId)]),
        ...(categoryId === null ? [] : [eb('category_id', '=', categoryId)]),
        ...(payUnit === null ? [] : [eb('pay_unit', '=', payUnit)]),
        ...(payFrom === null ? [] : [eb(mostPay, '>=', payFrom * 100)]),
        ...(payTo === null ? [] : [eb(leastPay, '<=', payTo * 100)]),
        ...filters.map(conditionOf),
      ]),
    );
}

export const mostPay = sql<number>`coalesce(pay_to_kopecks, pay_from_kopecks)`;
export const leastPay = sql<number>`coalesce(pay_from_kopecks, pay_to_kopecks)`;

/** Bounds that no answer reaches stand for «from any» and «up to any». */
const endless = 1_000_000_000_000;

function conditionOf(filter: Filter) {
  if (filter.by === 'terms') return sql<SqlBool>`terms && ${filter.terms}::text[]`;
  const { key, by, from, to } = filter;
  const path = `$.answers."${key}" ? (${by === 'number' ? within : overlaps})`;
  const bounds = JSON.stringify({ from: from ?? -endless, to: to ?? endless });
  return sql<SqlBool>`jsonb_path_exists(content, ${path}::jsonpath, ${bounds}::jsonb)`;
}

const within = '@ >= $from && @ <= $to';
const overlaps = '(@.from == null || @.from <= $to) && (@.to == null || @.to >= $from)';
