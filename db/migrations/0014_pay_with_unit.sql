-- A search by pay is counted in the index alone, its unit included.
drop index cards_by_least_pay;
create index cards_by_least_pay on cards (kind, least_pay) include (pay_unit, id)
  where state = 'published' and deleted_at is null;
drop index cards_by_most_pay;
create index cards_by_most_pay on cards (kind, most_pay) include (pay_unit, id)
  where state = 'published' and deleted_at is null;
