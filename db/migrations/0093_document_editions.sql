-- Pages of text are written in the back office. The documents that people agree to keep every text
-- that they ever had, and a consent names the one that was agreed to.
alter table content_pages add column version integer not null default 1;

create table document_editions (
  page text not null references content_pages (key),
  number integer not null,
  title text not null,
  body text not null,
  -- What is new in it, for those who agreed to an earlier one.
  changes text not null default '',
  needs_consent boolean not null default false,
  -- What {{inn}} and other names stood for when the next edition came; null: it is the one of today.
  fillings jsonb,
  author_id bigint references users on delete set null,
  published_at timestamptz(3) not null default now(),
  primary key (page, number)
);
create index document_editions_by_author on document_editions (author_id);
insert into document_editions (page, number, title, body, published_at)
  select key, 1, title, body, updated_at from content_pages
  where key in ('agreement', 'privacy-policy', 'data-processing', 'cookiepolicy-page');

alter table consents add column page text, add column edition integer;
update consents set edition = 1,
  page = case kind when 'agreement' then 'agreement' else 'data-processing' end;
alter table consents
  alter column page set not null,
  alter column edition set not null,
  drop column version,
  add foreign key (page, edition) references document_editions (page, number);
