-- Words that the operator adds beside those of the release: for the checks of texts, for moderators who
-- explain a decision, and for the search.
create table stop_words (
  id integer generated always as identity primary key,
  -- Small letters, «е» for «ё», one blank between words; `*` at the end of a word is any ending.
  words text not null unique,
  added_at timestamptz(3) not null default now()
);

create table reason_templates (
  -- The queue and what is decided there: `review_refuse`.
  place text primary key,
  -- In their order: [{"label", "text"}].
  reasons jsonb not null default '[]',
  version integer not null default 1
);

-- As they were typed; a release has no need of them.
alter table word_rewrites add column said text, add column said_instead text;

-- Lists of texts on the home page and in the footer of documents: who saves over a newer one is told so.
create table text_lists (
  name text primary key,
  version integer not null default 1
);

-- Requests to support are read in the back office, too.
alter table contact_requests
  add column answered_at timestamptz(3),
  add column answered_by bigint references users on delete set null;
create index contact_requests_by_answerer on contact_requests (answered_by);
create index contact_requests_open on contact_requests (created_at) where answered_at is null;
