import type { SelectQueryBuilder } from 'kysely';
import type { CoverPicture } from '#contract/blog.ts';
import { photoSources, photoUrl } from '#contract/photos.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DB } from '#server/platform/tables.ts';
import { pictureIdOf } from './pictures.rules.ts';

/** The picture above an article, with each of them. */
export const joinCover = (posts: SelectQueryBuilder<DB, 'blog_posts', object>) =>
  posts
    .leftJoin('files as cover_file', 'cover_file.id', 'blog_posts.cover_file_id')
    .select([
      'blog_posts.cover_alt',
      'cover_file.id as cover_id',
      'cover_file.width as cover_width',
      'cover_file.height as cover_height',
      'cover_file.placeholder as cover_placeholder',
    ]);

interface WithCover {
  cover_alt: string | null;
  cover_id: string | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_placeholder: string | null;
}

export function coverOf(row: WithCover): CoverPicture | null {
  const { cover_id: id, cover_width: width, cover_height: height } = row;
  const { cover_alt: alt, cover_placeholder: placeholder } = row;
  if (id === null || width === null || height === null) return null;
  const url = photoUrl(id, 640);
  const words = { placeholder: placeholder ?? '', alt: alt ?? '' };
  return { id, url, srcset: photoSources(url), width, height, ...words };
}

/** What the page has to know of a picture in the text, by its address. */
export async function readPictures(db: Connection, postId: number) {
  const rows = await db
    .selectFrom('blog_post_files')
    .innerJoin('files', 'files.id', 'blog_post_files.file_id')
    .select(['files.id', 'files.width', 'files.height'])
    .where('post_id', '=', postId)
    .execute();
  const sizes = new Map(rows.map(({ id, ...size }) => [id, size]));
  return (src: string) => {
    const id = pictureIdOf(src);
    const size = id === null ? undefined : sizes.get(id);
    return id === null || size === undefined
      ? undefined
      : { ...size, srcset: photoSources(photoUrl(id, 640)) };
  };
}
