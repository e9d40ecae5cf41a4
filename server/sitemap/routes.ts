import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '#server/platform/admission.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import type { Deps } from '#server/platform/deps.ts';
import { codingOf, type Coding, compressQuickly } from '#server/platform/http/compression.ts';
import { sendProblem } from '#server/platform/http/error-answers.ts';
import { notFound } from '#server/platform/errors.ts';
import { addressOf } from '#server/platform/http/addresses.ts';
import { countCardFiles, listAreas, listCards, listPages } from './queries.ts';
import { type Address, robotsText, sitemapIndexXml, sitemapXml } from './rules.ts';

interface SitemapFile {
  plain: Buffer;
  compressed: Partial<Record<Coding, Promise<Buffer>>>;
}

/** The list of all files; no name of one of them. */
const index = '/';

/** Some megabytes each where there are many cards. */
const lastFiles = ttlCache<Promise<SitemapFile | null>>(6);

const hidden = { schema: { hide: true } };

/** For search engines, at the addresses where they look. */
export function addSitemapRoutes(
  app: FastifyInstance,
  { db, config }: Deps,
  admit: Admission,
): void {
  const origin = config.publicOrigin;

  app.get('/robots.txt', hidden, async (_request, reply) =>
    forAnHour(reply).type('text/plain; charset=utf-8').send(robotsText(origin)),
  );

  app.get('/sitemap.xml', hidden, (request, reply) => sendFile(request, reply, index));

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', hidden, (request, reply) =>
    sendFile(request, reply, request.params.name),
  );

  async function sendFile(request: FastifyRequest, reply: FastifyReply, name: string) {
    const who = addressOf(request);
    const coding = codingOf(request.headers['accept-encoding']);
    const xml = await admit({ class: 'file', who }, async () => {
      const file = await fileOf(name);
      if (!file || !coding) return file?.plain;
      return (file.compressed[coding] ??= compressQuickly(file.plain, coding));
    });
    if (!xml) return sendProblem(reply, notFound('Такой карты сайта нет'));
    reply.header('vary', 'accept-encoding');
    return sendXml(coding ? reply.header('content-encoding', coding) : reply, xml);
  }

  /** Made once a minute, however many ask: a file may hold fifty thousand addresses. */
  function fileOf(name: string): Promise<SitemapFile | null> {
    const made = lastFiles(db);
    const known = made.get(name);
    if (known) return known;
    const making = xmlOf(name).then((xml) =>
      xml === null ? null : { plain: Buffer.from(xml), compressed: {} },
    );
    made.set(name, making);
    making.then(
      (file) => file ?? made.delete(name),
      () => made.delete(name),
    );
    return making;
  }

  async function xmlOf(name: string): Promise<string | null> {
    if (name === index) {
      const cards = Array.from({ length: await countCardFiles(db) }, (_, at) => `cards-${at + 1}`);
      return sitemapIndexXml(origin, ['pages', 'areas', ...cards]);
    }
    const addresses = await addressesOf(name);
    return addresses && sitemapXml(origin, addresses);
  }

  async function addressesOf(name: string): Promise<Address[] | null> {
    if (name === 'pages') return listPages(db);
    if (name === 'areas') return listAreas(db);
    const file = Number(/^cards-([1-9]\d{0,5})$/.exec(name)?.[1] ?? 0);
    return file > 0 && file <= (await countCardFiles(db)) ? listCards(db, file) : null;
  }
}

const forAnHour = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');
const sendXml = (reply: FastifyReply, xml: Buffer) =>
  forAnHour(reply).type('application/xml; charset=utf-8').send(xml);
