import { sql } from 'kysely';
import { suggestedByAtLeast } from '#contract/autocomplete.ts';
import type { Connection } from '#server/platform/database.ts';
import { folded } from './queries.ts';

/** Counts anew what people write, in the transaction of whoever calls. */
export async function refreshSuggestions(trx: Connection): Promise<void> {
  // All cards are read, once an hour.
  await sql`set local statement_timeout = '120s'`.execute(trx);
  await sql`delete from suggestions`.execute(trx);
  await sql`
    insert into suggestions (field, kind, category_id, folded, text, owners)
    select field, kind, category_id, folded, mode() within group (order by text),
      count(distinct owner_id)
    from (${typedTexts}) as typed, lateral (select ${folded(sql`text`)} as folded) as plain
    where folded <> '' and folded !~ ${lookingPrivate}
    group by grouping sets ((field, kind, category_id, folded), (field, kind, folded))
    having count(distinct owner_id) >= ${suggestedByAtLeast}`.execute(trx);
}

/** A number to call or an address: of no use to anybody else. */
const lookingPrivate = '[0-9]{5}|@';

const typedTexts = sql`
  select 'title' as field, kind, category_id, owner_id, content ->> 'title' as text
  from cards
  where state = 'published' and deleted_at is null and content ->> 'title' is not null
  union all
  select 'workplace', kind, category_id, owner_id, workplace ->> 'place'
  from cards, jsonb_array_elements(content -> 'workplaces') as workplace
  where state = 'published' and deleted_at is null and workplace ->> 'place' is not null`;
