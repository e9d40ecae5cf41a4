import { sql } from 'kysely';
import { recordAudit } from '#server/audit/actions.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { forgetMeanings } from '#server/search/queries.ts';
import { listed, normal } from './rules.ts';

interface Said {
  said: string;
  instead: string;
}

/** By its stem, as the search compares words; it takes the place of what the release says. */
export async function saveWord(db: Database, viewer: SignedIn, typed: Said): Promise<void> {
  const said = normal(typed.said);
  const others = listed(typed.instead);
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ nodes: number; empty: number }>`
      select numnode(plainto_tsquery('russian', ${said})) as nodes,
        (select count(*)::int from unnest(${others}::text[]) as other
          where numnode(plainto_tsquery('russian', other)) = 0) as empty`.execute(trx);
    if (rows[0]?.nodes !== 1) throw invalid({ said: ['Поиск не различает это слово'] });
    if (rows[0].empty > 0) throw invalid({ instead: ['Один из синонимов для поиска — не слово'] });
    // The word itself is found, too, unless it is to mean nothing.
    const meanings = others.length > 0 ? [...new Set([said, ...others])] : [];
    await sql`
      insert into word_rewrites (target, substitute, by_operator, said, said_instead)
      select plainto_tsquery('russian', ${said}),
        coalesce((select string_agg(distinct '(' || plainto_tsquery('russian', meaning)::text || ')', ' | ')
          from unnest(${meanings}::text[]) as meaning), '')::tsquery,
        true, ${said}, ${others.join(', ')}
      on conflict (target) do update set substitute = excluded.substitute, by_operator = true,
        said = excluded.said, said_instead = excluded.said_instead`.execute(trx);
    await recordChange(trx, viewer, 'search_word_save', { said, instead: others.join(', ') });
  });
  forgetMeanings(db);
}

export async function savePhrase(db: Database, viewer: SignedIn, typed: Said): Promise<void> {
  const phrase = normal(typed.said);
  const words = normal(typed.instead);
  await inTransaction(db, async (trx) => {
    const row = { words, terms: [], by_operator: true };
    await trx
      .insertInto('search_phrases')
      .values({ phrase, ...row })
      .onConflict((conflict) => conflict.column('phrase').doUpdateSet(row))
      .execute();
    await recordChange(trx, viewer, 'search_word_save', { said: phrase, instead: words });
  });
  forgetMeanings(db);
}

/** What the release says of it comes back with the next start. */
export async function removeSaid(
  db: Database,
  viewer: SignedIn,
  { what, said }: { what: 'words' | 'phrases'; said: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numDeletedRows } =
      what === 'words'
        ? await trx
            .deleteFrom('word_rewrites')
            .where('said', '=', said)
            .where('by_operator', '=', true)
            .executeTakeFirst()
        : await trx
            .deleteFrom('search_phrases')
            .where('phrase', '=', said)
            .where('by_operator', '=', true)
            .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('Такого слова в списке нет');
    await recordChange(trx, viewer, 'search_word_remove', { said, instead: '' });
  });
  forgetMeanings(db);
}

async function recordChange(
  trx: Connection,
  viewer: SignedIn,
  action: 'search_word_save' | 'search_word_remove',
  { said, instead }: Said,
): Promise<void> {
  await recordAudit(trx, viewer, {
    action,
    subject: { type: 'words', id: said },
    detail: instead ? { instead } : {},
  });
}
