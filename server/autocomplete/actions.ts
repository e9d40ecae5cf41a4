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
    with typed as materialized (${typedTexts}),
    plain as (
      select text, ${folded(sql`text`)} as folded from (select distinct text from typed) as texts
    )
    insert into suggestions (field, kind, category_id, folded, text, owners)
    select field, kind, category_id, folded, mode() within group (order by text),
      count(distinct owner_id)
    from typed join plain using (text)
    where folded <> '' and folded !~ ${lookingPrivate}
    group by grouping sets ((field, kind, category_id, folded), (field, kind, folded))
    having count(distinct owner_id) >= ${suggestedByAtLeast}`.execute(trx);
}

/** A number to call or an address: of no use to anybody else. */
const lookingPrivate = '[0-9]{5}|@';

/** What each person has written, once. A content is unpacked once, which is nearly all of the work. */
const typedTexts = sql`
  select distinct field, kind, category_id, owner_id, text
  from cards, jsonb_to_record(content) as said (title text, workplaces jsonb), lateral (
    select 'title' as field, title as text
    union all
    select 'workplace', workplace ->> 'place' from jsonb_array_elements(workplaces) as workplace
  ) as typed
  where state = 'published' and deleted_at is null and text is not null`;
