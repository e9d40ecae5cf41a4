-- A picture of the site itself is nobody's, so that it outlives the account of whoever has sent it.
alter table files
  add column of_site boolean not null default false,
  add constraint files_of_site check (not of_site or (kind = 'picture' and owner_id is null));
drop index files_of_nobody;
create index files_of_nobody on files (id) where owner_id is null and not of_site;
create index files_of_site on files (id) where of_site;

-- In the place of the drawing, which stays for when the picture is taken off.
alter table blog_posts
  add column cover_file_id text references files,
  add column cover_alt text,
  add constraint blog_posts_cover check ((cover_file_id is null) = (cover_alt is null));
create index blog_posts_by_cover on blog_posts (cover_file_id) where cover_file_id is not null;

-- Pictures that the text of an article names.
create table blog_post_files (
  post_id integer not null references blog_posts on delete cascade,
  file_id text not null references files,
  primary key (post_id, file_id)
);
create index blog_post_files_of_file on blog_post_files (file_id);
