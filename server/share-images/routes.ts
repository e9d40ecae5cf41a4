import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardKindSchema } from '#contract/categories.ts';
import { sharedPages } from '#contract/share-images.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { addressOf } from '#server/platform/http/addresses.ts';
import type { Admission } from '#server/platform/admission.ts';
import { createShareImages } from './actions.ts';
import type { Subject } from './queries.ts';

const day = 24 * 60 * 60;
/** An article may be taken back, with the picture above it: no longer than that picture itself. */
const fiveMinutes = 5 * 60;

const hidden = { schema: { hide: true } };

/** Share images of links, drawn of what everybody may see. */
export function addShareImagesRoutes(app: FastifyInstance, deps: Deps, admit: Admission): void {
  const find = createShareImages(deps);

  app.get<{ Params: { name: string } }>('/og/:name.png', hidden, async (request, reply) =>
    send(request, reply, subjectOf(request.params.name)),
  );

  app.get<{ Params: { page: string } }>('/og/page/:page.png', hidden, async (request, reply) => {
    const page = sharedPages.find((one) => one === request.params.page);
    return send(request, reply, page ? { of: 'page', page } : null);
  });

  app.get<{ Params: { slug: string } }>('/og/blog/:slug.png', hidden, async (request, reply) =>
    send(request, reply, { of: 'post', slug: request.params.slug }),
  );

  app.get<{ Params: Record<'kind' | 'city' | 'category', string> }>(
    '/og/:kind/:city/:category.png',
    hidden,
    async (request, reply) => {
      const { kind, city, category } = request.params;
      const { data } = cardKindSchema.safeParse(kind);
      return send(request, reply, data ? { of: 'area', kind: data, city, category } : null);
    },
  );

  async function send(request: FastifyRequest, reply: FastifyReply, subject: Subject | null) {
    reply.header('cache-control', 'no-store');
    if (!subject || !Object.values(subject).every((part) => slugPattern.test(part))) {
      throw notFound('Такой картинки нет');
    }
    const who = addressOf(request);
    const { tag, isKnown, kept, draw } = await admit({ class: 'file', who }, async () => {
      const { name, ...found } = await find(subject);
      const tag = `"${name.replace(/^.*\/|\.png$/g, '')}"`;
      const isKnown = request.headers['if-none-match']?.includes(tag) === true;
      return { ...found, tag, isKnown, kept: isKnown ? undefined : await found.read() };
    });
    // Outside of the place: those that are kept do not wait for those that are drawn.
    const bytes = isKnown ? undefined : (kept ?? (await draw(who)));
    reply.headers({
      'cache-control': `public, max-age=${subject.of === 'post' ? fiveMinutes : day}`,
      etag: tag,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return isKnown ? reply.status(304).send() : reply.type('image/png').send(bytes);
  }
}

const slugPattern = /^[a-z0-9-]{1,200}$/;

function subjectOf(name: string): Subject {
  if (name === 'home') return { of: 'home' };
  for (const kind of cardKindSchema.options) {
    if (name.startsWith(`${kind}-`)) return { of: 'card', kind, slug: name.slice(kind.length + 1) };
  }
  return { of: 'city', city: name };
}
