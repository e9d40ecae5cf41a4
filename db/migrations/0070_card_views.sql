-- How often a card was looked at, by the day in Moscow. Guests are counted together: nobody: null.
create table card_views (
  card_id bigint not null references cards on delete cascade,
  day date not null,
  viewer_id bigint references users on delete cascade,
  times int not null default 1 check (times > 0),
  unique nulls not distinct (card_id, day, viewer_id)
);
create index card_views_by_viewer on card_views (viewer_id) where viewer_id is not null;
create index card_views_by_day on card_views (day);
