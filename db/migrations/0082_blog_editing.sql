-- Articles are written in the back office: who saves over a newer version is told so, an article that
-- waits for its day is announced to the cached pages when that comes, a changed address leads on.
alter table blog_posts
  add column version integer not null default 1,
  add column announced_at timestamptz(3);
update blog_posts set announced_at = published_at where published_at <= now();
create index blog_posts_to_announce on blog_posts (published_at) where announced_at is null;

create table blog_former_slugs (
  slug text primary key,
  post_id integer not null references blog_posts on delete cascade
);
create index blog_former_slugs_of_post on blog_former_slugs (post_id);
