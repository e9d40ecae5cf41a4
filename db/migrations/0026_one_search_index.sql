-- Where a card is looked for, most often both city and category: one short list of cards for each
-- of these pairs, instead of long ones for each kind, city and category to be compared.
create function area_code(kind text, city_id integer, category_id integer) returns bigint
  language sql immutable parallel safe
  return term_code(
    'area:' || kind || ':' || coalesce(city_id::text, '') || ':' || coalesce(category_id::text, '')
  );
create function area_codes(kind text, city_id integer, category_id integer) returns bigint[]
  language sql immutable parallel safe
  return array[
    area_code(kind, city_id, null),
    area_code(kind, null, category_id),
    area_code(kind, city_id, category_id)
  ];

-- Times among arrays and texts in one index need it.
create extension if not exists btree_gin;

-- One index for all that a search asks of a card, so that it leaves out by itself what is of
-- another place or time. Apart, the indexes of words and of answers handed over all cards of the
-- whole country that have them.
create index cards_by_search
  on cards using gin (words, codes, area_codes(kind, city_id, category_id), published_at)
  with (gin_pending_list_limit = 256)
  where state = 'published' and deleted_at is null;
drop index cards_by_words;
drop index cards_by_codes;
