import { type Expression, sql } from 'kysely';

/** Days of the business are those of Moscow; a day is written `2026-02-03`. */

export const startOfDay = (day: string) =>
  sql<Date>`(${day}::date::timestamp at time zone 'Europe/Moscow')`;

/** The first moment that is no more of it. */
export const endOfDay = (day: string) =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Moscow')`;

export const dayOf = (moment: Expression<unknown>) =>
  sql<string>`(${moment} at time zone 'Europe/Moscow')::date`;

export const today = dayOf(sql`now()`);
