import { type RawBuilder, sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import { suggestionsAtMost } from '#contract/autocomplete.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { questionKeys, typedField } from './rules.ts';

interface SuggestionQuery {
  q?: string | undefined;
  field: string;
  kind?: CardKind | undefined;
  category?: string | undefined;
}

/** What spellings differ by is left out: case, ё, quotes, blanks. */
export const folded = (text: RawBuilder<string>) =>
  sql<string>`trim(regexp_replace(translate(lower(${text}), 'ё«»"', 'е'), '\\s+', ' ', 'g'))`;

/** What is written in a field most often and goes on as `q` does; never the words of one person. */
export async function suggest(db: Connection, query: SuggestionQuery): Promise<string[]> {
  const found = typedField(query.field) ? await typedWords(db, query) : await options(db, query);
  return found.map(({ text }) => text);
}

async function typedWords(db: Connection, query: SuggestionQuery) {
  const { field, kind } = typedField(query.field) ?? { field: query.field };
  const q = folded(sql`${query.q ?? ''}::text`);
  return db
    .selectFrom('suggestions')
    .select(['text', sql<number>`max(owners)`.as('owners')])
    .where('field', '=', field)
    .where(fitsTo(sql.ref('folded'), q))
    .where('folded', '<>', q)
    .$if(Boolean(kind ?? query.kind), (rows) => rows.where('kind', '=', kind ?? query.kind!))
    .$if(query.category === undefined, (rows) => rows.where('category_id', 'is', null))
    .$if(query.category !== undefined, (rows) =>
      rows.where('category_id', '=', (row) =>
        row
          .selectFrom('categories')
          .select('id')
          .where('slug', '=', query.category ?? ''),
      ),
    )
    .groupBy('text')
    .orderBy('owners', 'desc')
    .orderBy('text')
    .limit(suggestionsAtMost)
    .execute();
}

/** Labels of the choices of a question, in their order. */
async function options(db: Connection, query: SuggestionQuery) {
  const { rows } = await sql<{ text: string; fits: boolean }>`
    select label as text, bool_or(${fitsTo(folded(sql`label`), folded(sql`${query.q ?? ''}::text`))}) as fits
    from (
      select option.value ->> 'label' as label, option.at
      from attribute_definitions, jsonb_array_elements(options) with ordinality as option (value, at)
      where key = any(${questionKeys(query.field)}) and type in ('one', 'many')
        and not hidden and option.value -> 'hidden' is null
        and (${query.kind ?? null}::text is null or kind = ${query.kind ?? null})
    ) as choices
    group by label
    order by min(at), label`.execute(db);
  if (rows.length === 0) throw invalid({ field: ['Такого поля нет'] });
  return rows.filter(({ fits }) => fits).slice(0, suggestionsAtMost);
}

/** A text with a word that begins so. */
const fitsTo = (text: RawBuilder<unknown>, q: RawBuilder<string>) =>
  sql<boolean>`(starts_with(${text}, ${q}) or strpos(${text}, ' ' || ${q}) > 0)`;
