-- Pay is compared by the hour. How many hours the sum of a card pays is worked out from its answers
-- when it is published (contract/pay-per-hour.ts); cards that are shown already have what is usual
-- for their unit until they are published anew.
alter table cards add column pay_hours real;
update cards
set pay_hours = case pay_unit when 'day' then 8 when 'shift' then 12 when 'month' then 168 else 1 end
where pay_unit is not null;

-- With it goes its index.
alter table cards drop column pay_order;
alter table cards
  add column least_pay_per_hour bigint generated always as
    ((coalesce(pay_from_kopecks, pay_to_kopecks) / pay_hours)::bigint) stored,
  add column most_pay_per_hour bigint generated always as
    ((coalesce(pay_to_kopecks, pay_from_kopecks) / pay_hours)::bigint) stored,
  -- What the searcher gains comes first: the dearest vacancies, the cheapest resumes; negative for
  -- vacancies, so that one index sorts both.
  add column pay_order bigint generated always as (
    case kind
      when 'vacancy' then -(coalesce(pay_to_kopecks, pay_from_kopecks) / pay_hours)::bigint
      else (coalesce(pay_from_kopecks, pay_to_kopecks) / pay_hours)::bigint
    end
  ) stored;

create index cards_by_pay on cards (kind, pay_order, published_at desc, id desc)
  include (city_id, category_id)
  where state = 'published' and deleted_at is null;
create index cards_by_least_pay_per_hour on cards (kind, least_pay_per_hour) include (id)
  where state = 'published' and deleted_at is null;
create index cards_by_most_pay_per_hour on cards (kind, most_pay_per_hour) include (id)
  where state = 'published' and deleted_at is null;
