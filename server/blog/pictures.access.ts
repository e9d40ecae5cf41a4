import { sql } from 'kysely';
import type { FileUse } from '#server/files/uses.access.ts';

/** Above an article or in its text, of a draft as well. */
export const postPictures: FileUse = {
  columns: ['blog_posts.cover_file_id', 'blog_post_files.file_id'],
  isUsed: sql`(files.of_site and (
    exists (select from blog_posts where blog_posts.cover_file_id = files.id)
    or exists (select from blog_post_files where blog_post_files.file_id = files.id)))`,
  isShown: sql`(
    exists (
      select from blog_posts
      where blog_posts.cover_file_id = files.id and blog_posts.published_at <= now())
    or exists (
      select from blog_post_files
      join blog_posts on blog_posts.id = blog_post_files.post_id
      where blog_post_files.file_id = files.id and blog_posts.published_at <= now()))`,
};
