-- Long texts lie beside the table, not in it: a search passes over thousands of rows and reads the
-- texts of the few that it shows.
alter table cards set (toast_tuple_target = 512);

-- Terms as numbers: a search compares and counts tens of thousands of them.
create function term_code(term text) returns bigint
  language sql immutable strict parallel safe
  return hashtextextended(term, 0);
create function term_codes(terms text[]) returns bigint[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg(term_code(term)), '{}') from unnest(terms) as term);

alter table cards
  add column codes bigint[] not null
    generated always as (term_codes(terms)) stored,
  -- Answers that are numbers: {"experience": 15, "hours_per_week": {"from": 10, "to": null}}.
  add column numbers jsonb not null default '{}',
  -- Words of the title and of the category in all its forms; of place, city and chosen answers.
  add column heading text not null default '',
  add column keywords text not null default '',
  add column words tsvector not null generated always as (
    setweight(to_tsvector('russian', heading), 'A')
    || setweight(to_tsvector('russian', keywords), 'B')
    || setweight(to_tsvector('russian', coalesce(content ->> 'about', '')), 'D')
  ) stored,
  add column least_pay bigint generated always as
    (coalesce(pay_from_kopecks, pay_to_kopecks)) stored,
  add column most_pay bigint generated always as
    (coalesce(pay_to_kopecks, pay_from_kopecks)) stored,
  -- What the searcher gains comes first: the dearest vacancies, the cheapest resumes. Roughly by
  -- the hour, so that a month can stand beside it, and negative for vacancies, so that one index
  -- sorts both.
  add column pay_order bigint generated always as (
    case kind
      when 'vacancy' then -coalesce(pay_to_kopecks, pay_from_kopecks)
      else coalesce(pay_from_kopecks, pay_to_kopecks)
    end / case pay_unit when 'day' then 8 when 'shift' then 12 when 'month' then 168 else 1 end
  ) stored;

-- A short list of what waits to be put into the index: every search reads it to the end.
create index cards_by_words on cards using gin (words) with (gin_pending_list_limit = 256)
  where state = 'published' and deleted_at is null;
drop index cards_by_terms;
create index cards_by_codes on cards using gin (codes) with (gin_pending_list_limit = 256)
  where state = 'published' and deleted_at is null;
create index cards_by_pay on cards (kind, pay_order, published_at desc, id desc)
  include (city_id, category_id)
  where state = 'published' and deleted_at is null;
create index cards_by_least_pay on cards (kind, least_pay)
  where state = 'published' and deleted_at is null;
create index cards_by_most_pay on cards (kind, most_pay)
  where state = 'published' and deleted_at is null;

-- What is usual in a city is read from the index alone.
drop index cards_newest_in_city_and_category;
create index cards_newest_in_city_and_category
  on cards (kind, city_id, category_id, published_at desc, id desc)
  include (pay_unit, least_pay, most_pay)
  where state = 'published' and deleted_at is null;

-- Always true, and said to be costly. Beside a condition on words it makes the planner prefer their
-- index to reading the text of one card after another, the time of which it does not know.
create function worth_an_index(card bigint) returns boolean
  language plpgsql immutable strict parallel safe cost 500
  as $$ begin return true; end $$;

-- Other words for the same thing, for what the stemmer does not bring together: «сиделок» is no
-- form of «сиделка» to it. An empty substitute drops a word that says nothing in a search («ищу»).
create table word_rewrites (
  target tsquery primary key,
  substitute tsquery not null
);

-- Said apart from the column: PostgreSQL 15 does not know it there.
alter table cards alter column codes set storage main;
-- Some hundred answers are all in common use.
alter table cards alter column codes set statistics 300;
