import type { PostSource, PostWriting } from '#contract/blog-editing.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid, notFound } from '#server/platform/errors.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { showPost } from './editing.queries.ts';
import { checkPictures, namePictures } from './pictures.actions.ts';

export async function addPost(
  db: Database,
  viewer: SignedIn,
  writing: PostWriting,
): Promise<PostSource> {
  return inTransaction(db, async (trx) => {
    await checkWriting(trx, writing, null);
    const row = await trx
      .insertInto('blog_posts')
      .values(asRow(writing))
      .returning(['id', 'title'])
      .executeTakeFirstOrThrow();
    await namePictures(trx, row.id, writing.body);
    await recordChange(trx, viewer, 'post_add', row);
    return showPost(trx, row.id);
  });
}

/** A changed address leads on from the old one; whoever saves over a newer version is refused. */
export async function savePost(
  db: Database,
  viewer: SignedIn,
  id: number,
  { version, ...writing }: PostWriting & { version: number },
): Promise<PostSource> {
  return changeVersion(db, {
    what: 'Статью',
    version,
    lock: (trx) => lockPost(trx, id),
    save: async (trx, before, nextVersion) => {
      await checkWriting(trx, writing, id);
      if (before.slug !== writing.slug) await keepFormerSlug(trx, before, writing.slug);
      const row = await trx
        .updateTable('blog_posts')
        .set({ ...asRow(writing), version: nextVersion, updated_at: new Date() })
        .where('id', '=', id)
        .returning(['id', 'title'])
        .executeTakeFirstOrThrow();
      await namePictures(trx, id, writing.body);
      await recordChange(trx, viewer, 'post_save', row);
      return showPost(trx, id);
    },
  });
}

/** Of a draft; what people have seen is taken back instead, and its address stays with it. */
export async function removePost(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockPost(trx, id);
    if (row.published_at ?? row.announced_at) {
      throw conflict('Статью уже видели люди: снимите её с публикации', 'wrong_state');
    }
    await trx.deleteFrom('blog_posts').where('id', '=', id).execute();
    await recordChange(trx, viewer, 'post_remove', row);
  });
}

/** Articles whose day has come: pages that were made before it know nothing of them. */
export async function announceDuePosts(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = new Date();
    const { numUpdatedRows } = await trx
      .updateTable('blog_posts')
      .set({ announced_at: now })
      .where('announced_at', 'is', null)
      .where('published_at', '<=', now)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await markPagesChanged(trx, ['blog']);
  });
}

async function lockPost(trx: Connection, id: number) {
  const row = await trx
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Такой статьи нет');
  return row;
}

/** The old address leads on to the new one, which may have been an old one itself. */
async function keepFormerSlug(
  trx: Connection,
  { id, slug }: { id: number; slug: string },
  nextSlug: string,
): Promise<void> {
  await trx.deleteFrom('blog_former_slugs').where('slug', '=', nextSlug).execute();
  await trx.insertInto('blog_former_slugs').values({ slug, post_id: id }).execute();
}

async function checkWriting(
  trx: Connection,
  writing: PostWriting,
  id: number | null,
): Promise<void> {
  const { slug, topic } = writing;
  const known = await trx
    .selectFrom('blog_topics')
    .select('slug')
    .where('slug', '=', topic)
    .executeTakeFirst();
  if (!known) throw invalid({ topic: ['Такой темы нет'] });
  const taken = await trx
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const former = await trx
    .selectFrom('blog_former_slugs')
    .select('post_id as id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if ((taken && taken.id !== id) || (former && former.id !== id)) {
    throw invalid({ slug: ['Этот адрес уже занят другой статьёй'] });
  }
  await checkPictures(trx, writing);
}

function asRow({ published_at, cover_picture, ...writing }: PostWriting) {
  const day = published_at === null ? null : new Date(published_at);
  // One that waits for its day is announced by the job.
  const announced_at = day !== null && day <= new Date() ? day : null;
  const { file: cover_file_id = null, alt: cover_alt = null } = cover_picture ?? {};
  return { ...writing, cover_file_id, cover_alt, published_at: day, announced_at };
}

async function recordChange(
  trx: Connection,
  viewer: SignedIn,
  action: 'post_add' | 'post_save' | 'post_remove',
  { id, title }: { id: number; title: string },
): Promise<void> {
  const subject = { type: 'post', id } as const;
  await recordAudit(trx, viewer, { action, subject, detail: { title } });
  await markPagesChanged(trx, ['blog']);
}
