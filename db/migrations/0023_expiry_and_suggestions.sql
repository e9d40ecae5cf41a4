-- The last day of a vacancy: the one that was chosen, or 180 days after its owner came back to it.
alter table cards
  add column renewed_at timestamptz(3),
  add column open_until date generated always as (
    case when kind = 'vacancy' then coalesce(
      closes_on,
      (coalesce(renewed_at, published_at) at time zone 'Europe/Moscow')::date + 180
    ) end
  ) stored,
  -- The last day that its owner has been told of beforehand.
  add column told_until date;
drop index cards_by_closing_day;
create index cards_by_last_day on cards (open_until)
  where state = 'published' and deleted_at is null and open_until is not null;

-- What at least three people have written in a field, counted anew every hour.
create table suggestions (
  field text not null,
  kind text not null check (kind in ('vacancy', 'resume')),
  -- Null: of all categories together.
  category_id integer references categories on delete cascade,
  -- Without what spellings differ by, to be looked for.
  folded text not null,
  text text not null,
  owners integer not null check (owners >= 3),
  unique nulls not distinct (field, kind, category_id, folded)
);
create index suggestions_by_category on suggestions (category_id);
