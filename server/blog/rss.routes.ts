import type { FastifyInstance } from 'fastify';
import type { Admission } from '#server/platform/admission.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressOf } from '#server/platform/http/addresses.ts';
import { listPosts } from './queries.ts';
import { rssXml } from './rss.rules.ts';

const inFeed = 30;

/** For readers of news, at an address that pages of the blog name. */
export function addRssRoute(app: FastifyInstance, { db, config }: Deps, admit: Admission): void {
  app.get('/blog/rss.xml', { schema: { hide: true } }, async (request, reply) => {
    const who = addressOf(request);
    const { data: posts } = await admit({ class: 'file', who }, () =>
      listPosts(db, { limit: inFeed }),
    );
    const origin = config.publicOrigin;
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('application/rss+xml; charset=utf-8')
      .send(rssXml({ origin, brand: config.brand.name, posts }));
  });
}
