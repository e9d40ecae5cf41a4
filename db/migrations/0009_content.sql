-- Public texts. The back office edits them; the starting ones come from db/content.

-- What of the starting texts was laid once: neither an edit nor a removal is ever undone.
create table laid_content (
  name text primary key,
  laid_at timestamptz(3) not null default now()
);

create table content_pages (
  key text primary key,
  title text not null,
  description text not null,
  -- Markdown.
  body text not null,
  updated_at timestamptz(3) not null default now()
);

create table slides (
  id integer generated always as identity primary key,
  key text not null unique,
  title text not null,
  text text not null,
  href text not null check (href ~ '^/([^/\\]|$)'),
  link_label text not null,
  picture text not null,
  position integer not null
);

create table advantages (
  id integer generated always as identity primary key,
  key text not null unique,
  title text not null,
  text text not null,
  icon text not null,
  position integer not null
);

create table service_reviews (
  id integer generated always as identity primary key,
  key text not null unique,
  author text not null,
  about text not null,
  text text not null,
  is_example boolean not null default false,
  position integer not null
);

create table requisites (
  key text primary key check (key ~ '^[a-z][a-z_]*$'),
  label text not null,
  value text not null,
  is_example boolean not null default false,
  position integer not null
);

create table blog_topics (
  slug text primary key,
  name text not null,
  position integer not null
);

create table blog_posts (
  id integer generated always as identity primary key,
  slug text not null unique,
  topic text not null references blog_topics on update cascade,
  title text not null,
  description text not null,
  cover text not null,
  -- Markdown.
  body text not null,
  -- At 160 words a minute.
  reading_minutes integer not null generated always as (
    greatest(1, round(array_length(regexp_split_to_array(body, '\s+'), 1) / 160.0)::integer)
  ) stored,
  -- Null: not yet shown.
  published_at timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
create index blog_posts_by_day on blog_posts (published_at desc, id desc)
  where published_at is not null;
create index blog_posts_by_topic on blog_posts (topic, published_at desc, id desc)
  where published_at is not null;

create table contact_requests (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  name text not null,
  contact text not null,
  topic text not null,
  text text not null,
  created_at timestamptz(3) not null default now(),
  sent_on date not null default current_date
);
-- A form that is sent again, because the answer to it got lost, is one request.
create unique index contact_requests_once on contact_requests (contact, md5(text), sent_on);
create index contact_requests_by_user on contact_requests (user_id) where user_id is not null;
