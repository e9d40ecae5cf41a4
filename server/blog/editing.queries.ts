import type { Selectable } from 'kysely';
import type { PostLine, PostSource } from '#contract/blog-editing.ts';
import { coverOf, joinCover } from './pictures.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { DB } from '#server/platform/tables.ts';

type StoredPost = Selectable<DB['blog_posts']>;

/** What is written now first; then by the day that people see. */
export async function listAllPosts(db: Connection): Promise<PostLine[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .selectAll()
    .orderBy('published_at', (day) => day.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(asLine);
}

export function listAllTopics(db: Connection) {
  return db.selectFrom('blog_topics').select(['slug', 'name']).orderBy('position').execute();
}

export async function showPost(db: Connection, id: number): Promise<PostSource> {
  const row = await joinCover(db.selectFrom('blog_posts'))
    .selectAll('blog_posts')
    .where('blog_posts.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Такой статьи нет');
  const { description, cover, body, version } = row;
  return { ...asLine(row), description, cover, cover_picture: coverOf(row), body, version };
}

function asLine({ id, slug, title, topic, published_at, updated_at }: StoredPost): PostLine {
  return {
    id,
    slug,
    title,
    topic,
    state: stateOf(published_at),
    published_at: published_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}

function stateOf(published_at: Date | null): PostLine['state'] {
  if (!published_at) return 'draft';
  return published_at <= new Date() ? 'published' : 'scheduled';
}
