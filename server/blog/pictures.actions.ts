import type { PostWriting } from '#contract/blog-editing.ts';
import type { Photo } from '#contract/photos.ts';
import { sitePictures } from '#server/files/access.ts';
import { addSitePicture } from '#server/files/actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, invalid } from '#server/platform/errors.ts';
import { kindOf } from '#server/platform/pictures/kind.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { hasUnnamedPicture, picturesIn } from './pictures.rules.ts';

/** For any article; one that no article takes up is thrown away like all others. */
export async function addPostPicture(
  deps: Deps,
  viewer: SignedIn,
  bytes: Uint8Array,
): Promise<Photo> {
  // What else there is of pictures is opened by few programs of those who write.
  if (!['jpeg', 'png', 'webp'].includes(kindOf(bytes) ?? '')) {
    const text = 'Это не похоже на картинку. Подойдёт файл JPEG, PNG или WebP';
    throw new AppError(415, 'unsupported_media_type', text);
  }
  return addSitePicture(deps, viewer, bytes);
}

/** Each has to be there, sent for the site, and told in words to those who do not see it. */
export async function checkPictures(
  trx: Connection,
  { body, cover_picture }: PostWriting,
): Promise<void> {
  if (hasUnnamedPicture(body)) {
    throw invalid({ body: ['Опишите словами, что на каждой картинке: ![описание](адрес)'] });
  }
  const named = picturesIn(body);
  const cover = cover_picture ? [cover_picture.file] : [];
  const there = await sitePictures(trx, [...new Set([...named, ...cover])]);
  const isGone = (id: string) => !there.includes(id);
  const gone = 'Такой картинки уже нет. Загрузите её снова';
  if (cover.some(isGone)) throw invalid({ cover_picture: [gone] });
  if (named.some(isGone))
    throw invalid({ body: ['Одной из картинок уже нет. Загрузите её снова'] });
}

/** Keeps which pictures the text of an article shows. */
export async function namePictures(trx: Connection, post_id: number, body: string): Promise<void> {
  await trx.deleteFrom('blog_post_files').where('post_id', '=', post_id).execute();
  const rows = picturesIn(body).map((file_id) => ({ post_id, file_id }));
  if (rows.length > 0) await trx.insertInto('blog_post_files').values(rows).execute();
}
