import { isDocument } from '#contract/editions.ts';
import type { Connection } from '#server/platform/database.ts';
import { advantages } from './advantages.ts';
import { topics } from './blog/topics.ts';
import { takeUnseeded } from './seeded.ts';
import { requisites } from './requisites.ts';
import { reviews } from './testimonials.ts';
import { slides } from './slider.ts';
import { frontOf, readTexts } from './texts.ts';

/**
 * Seeds the starting texts, each of them once in the life of a database: what the back office has
 * changed stays changed, what it has removed stays away.
 */
export async function seedPublicTexts(db: Connection): Promise<void> {
  const pages = await takeUnseeded(db, 'page', readTexts('pages'));
  if (pages.length > 0) await db.insertInto('content_pages').values(pages.map(asPage)).execute();
  const documents = pages.filter(({ key }) => isDocument(key)).map(asFirstEdition);
  if (documents.length > 0) await db.insertInto('document_editions').values(documents).execute();
  const lines = await takeUnseeded(db, 'requisite', requisites);
  if (lines.length > 0) await db.insertInto('requisites').values(lines).execute();
  const shown = await takeUnseeded(db, 'slide', slides);
  if (shown.length > 0) await db.insertInto('slides').values(shown).execute();
  const good = await takeUnseeded(db, 'advantage', advantages);
  if (good.length > 0) await db.insertInto('advantages').values(good).execute();
  const said = await takeUnseeded(db, 'review', reviews);
  if (said.length > 0) await db.insertInto('service_reviews').values(said).execute();
  await seedBlog(db);
}

async function seedBlog(db: Connection): Promise<void> {
  const named = await takeUnseeded(db, 'topic', topics);
  const rows = named.map(({ key, ...topic }) => Object.assign(topic, { slug: key }));
  if (rows.length > 0) await db.insertInto('blog_topics').values(rows).execute();
  const posts = await takeUnseeded(db, 'post', readTexts('blog'));
  if (posts.length > 0) await db.insertInto('blog_posts').values(posts.map(asPost)).execute();
}

type Text = ReturnType<typeof readTexts>[number];

const asPage = (text: Text) => ({
  key: text.key,
  title: frontOf(text, 'title'),
  description: frontOf(text, 'description'),
  body: text.body,
  updated_at: dayOf(frontOf(text, 'date')),
});

const asFirstEdition = (text: Text) => ({
  page: text.key,
  number: 1,
  title: frontOf(text, 'title'),
  body: text.body,
  published_at: dayOf(frontOf(text, 'date')),
});

const asPost = (text: Text) => ({
  slug: text.key,
  topic: frontOf(text, 'topic'),
  title: frontOf(text, 'title'),
  description: frontOf(text, 'description'),
  cover: frontOf(text, 'cover'),
  body: text.body,
  published_at: dayOf(frontOf(text, 'date')),
  updated_at: dayOf(frontOf(text, 'date')),
});

/** Noon in Moscow: the same day for all who read in Russia. */
const dayOf = (day: string) => new Date(`${day}T12:00:00+03:00`);
