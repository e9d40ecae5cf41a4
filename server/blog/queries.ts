import type { PostPage, PostTile } from '#contract/blog.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listPosts as listPostsCall } from '#contract/blog.ts';
import { listFillings } from '#server/content/queries.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { parseMarkdown } from '#server/platform/markdown.ts';
import { coverOf, joinCover, readPictures } from './pictures.queries.ts';

const postsPerPage = 9;
const moreAtMost = 3;

interface Wanted {
  topic?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

export async function listPosts(
  db: Connection,
  { topic, page = 1, limit = postsPerPage }: Wanted,
): Promise<AnswerOf<typeof listPostsCall>> {
  const topics = await listTopics(db);
  const chosen = topic === undefined ? topics : topics.filter(({ slug }) => slug === topic);
  if (topic !== undefined && chosen.length === 0) throw notFound('Такой темы в блоге нет');
  const total = chosen.reduce((sum, { posts_count }) => sum + posts_count, 0);
  let query = newestPosts(db);
  if (topic !== undefined) query = query.where('blog_posts.topic', '=', topic);
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const last_page = Math.max(1, Math.ceil(total / limit));
  const meta = { current_page: page, last_page, per_page: limit, total, total_is_exact: true };
  return { data: rows.map(asTile), meta, topics };
}

function listTopics(db: Connection) {
  return db
    .selectFrom('blog_topics')
    .innerJoin('blog_posts', 'blog_posts.topic', 'blog_topics.slug')
    .select(({ fn }) => [
      'blog_topics.slug',
      'blog_topics.name',
      fn.countAll<number>().as('posts_count'),
    ])
    .where('blog_posts.published_at', '<=', new Date())
    .groupBy('blog_topics.slug')
    .orderBy('blog_topics.position')
    .execute();
}

export async function getPost(
  db: Connection,
  slug: string,
  brand: Config['brand'],
): Promise<PostPage> {
  const found = newestPosts(db).select(['blog_posts.body', 'blog_posts.updated_at']);
  const row =
    (await found.where('blog_posts.slug', '=', slug).executeTakeFirst()) ??
    // By an address that it had before; the answer says which one it has now.
    (await found
      .innerJoin('blog_former_slugs as former', 'former.post_id', 'blog_posts.id')
      .where('former.slug', '=', slug)
      .executeTakeFirst());
  if (!row) throw notFound('Такой статьи в блоге нет');
  const [fillings, pictureOf, neighbours, more] = await Promise.all([
    listFillings(db, brand),
    readPictures(db, row.id),
    findNeighbours(db, row),
    listMore(db, row),
  ]);
  return {
    ...asTile(row),
    body: parseMarkdown(row.body, fillings, pictureOf),
    updated_at: row.updated_at.toISOString(),
    ...neighbours,
    more,
  };
}

function newestPosts(db: Connection) {
  return joinCover(db.selectFrom('blog_posts'))
    .innerJoin('blog_topics', 'blog_topics.slug', 'blog_posts.topic')
    .select([
      'blog_posts.id',
      'blog_posts.slug',
      'blog_posts.title',
      'blog_posts.description',
      'blog_posts.cover',
      'blog_posts.reading_minutes',
      'blog_posts.published_at',
      'blog_posts.topic',
      'blog_topics.name as topic_name',
    ])
    .where('blog_posts.published_at', '<=', new Date())
    .orderBy('blog_posts.published_at', 'desc')
    .orderBy('blog_posts.id', 'desc');
}

type PostRow = Awaited<ReturnType<ReturnType<typeof newestPosts>['executeTakeFirstOrThrow']>>;

function asTile({ topic, topic_name, published_at, ...row }: PostRow): PostTile {
  return {
    slug: row.slug,
    title: row.title,
    description: row.description,
    cover: row.cover,
    cover_picture: coverOf(row),
    reading_minutes: row.reading_minutes,
    topic: { slug: topic, name: topic_name },
    // Only published ones are read.
    published_at: published_at?.toISOString() ?? '',
  };
}

/** The whole list is a few dozen lines of two words: cheaper to read than to seek in twice. */
async function findNeighbours(db: Connection, { slug }: PostRow) {
  const all = await newestPosts(db).clearSelect().select(['blog_posts.slug', 'title']).execute();
  const at = all.findIndex((post) => post.slug === slug);
  return { newer: all[at - 1] ?? null, older: all[at + 1] ?? null };
}

async function listMore(db: Connection, { slug, topic }: PostRow): Promise<PostTile[]> {
  const rows = await newestPosts(db)
    .clearOrderBy()
    .where('blog_posts.slug', '!=', slug)
    .orderBy((where) => where('blog_posts.topic', '=', topic), 'desc')
    .orderBy('blog_posts.published_at', 'desc')
    .limit(moreAtMost)
    .execute();
  return rows.map(asTile);
}
