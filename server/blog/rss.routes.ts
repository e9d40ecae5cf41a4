import type { FastifyInstance } from 'fastify';
import type { Admission } from '#server/platform/admission.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendXmlFile, xmlFile } from '#server/platform/xml-files.ts';
import { listPosts } from './queries.ts';
import { rssXml } from './rss.rules.ts';

const inFeed = 30;

/** For readers of news, at an address that pages of the blog name. */
export function addRssRoute(app: FastifyInstance, { db, config }: Deps, admit: Admission): void {
  const origin = config.publicOrigin;
  const brand = config.brand.name;

  /** Programs ask for it all day, and it changes with the blog alone. */
  const feed = cachedFact('blog', async (from) => {
    const { data: posts } = await listPosts(from, { limit: inFeed });
    return xmlFile(rssXml({ origin, brand, posts }));
  });

  app.get('/blog/rss.xml', { schema: { hide: true } }, (request, reply) =>
    sendXmlFile(request, reply, admit, {
      type: 'application/rss+xml',
      maxAgeSeconds: 600,
      file: () => feed(db),
    }),
  );
}
