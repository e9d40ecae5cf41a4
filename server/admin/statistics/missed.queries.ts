import { sql } from 'kysely';
import { type MissedWord, missedAtLeast } from '#contract/statistics.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Period } from './period.queries.ts';

const listedAtMost = 50;

/** The most wanted first; what hardly anybody has asked for is shown to nobody. */
export function missedWords(trx: Connection, { from, to }: Period): Promise<MissedWord[]> {
  return trx
    .selectFrom('missed_words')
    .select([
      'word',
      sql<number>`sum(times)::int`.as('times'),
      sql<number>`count(*)::int`.as('days'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('word')
    .having(sql<boolean>`sum(times) >= ${missedAtLeast}`)
    .orderBy(sql`sum(times)`, 'desc')
    .orderBy('word')
    .limit(listedAtMost)
    .execute();
}
