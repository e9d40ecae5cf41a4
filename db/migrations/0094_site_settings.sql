-- What the operator changes while the site runs. A null stands for what the environment says.
create table site_settings (
  -- One row.
  id boolean primary key default true check (id),
  moderation text check (moderation in ('flagged', 'all')),
  sms_daily_budget integer check (sms_daily_budget >= 0),
  sms_abroad_daily_budget integer check (sms_abroad_daily_budget >= 0),
  notice_text text not null default '',
  notice_from timestamptz(3),
  notice_until timestamptz(3),
  -- Whether the cached pages have the line: they are dropped when that has to change.
  notice_shown boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  check (notice_until > notice_from)
);
insert into site_settings default values;
