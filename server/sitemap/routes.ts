import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '#server/platform/admission.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { sendXmlFile, type XmlFile, xmlFile } from '#server/platform/xml-files.ts';
import { countCardFiles, listAreas, listCards, listPages } from './queries.ts';
import { type Address, robotsText, sitemapIndexXml, sitemapXml } from './rules.ts';

/** The list of all files; no name of one of them. */
const index = '/';

/** Some megabytes each where there are many cards. */
const lastFiles = ttlCache<Promise<XmlFile>>(6);

/** In seconds. */
const hour = 3600;

const hidden = { schema: { hide: true } };

/** For search engines, at the addresses where they look. */
export function addSitemapRoutes(
  app: FastifyInstance,
  { db, config }: Deps,
  admit: Admission,
): void {
  const origin = config.publicOrigin;

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${hour}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(origin)),
  );

  app.get('/sitemap.xml', hidden, (request, reply) => sendFile(request, reply, index));

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', hidden, (request, reply) =>
    sendFile(request, reply, request.params.name),
  );

  const sendFile = (request: FastifyRequest, reply: FastifyReply, name: string) =>
    sendXmlFile(request, reply, admit, {
      type: 'application/xml',
      maxAgeSeconds: hour,
      file: () => fileOf(name),
    });

  /** Made once a minute, however many ask: a file may hold fifty thousand addresses. */
  function fileOf(name: string): Promise<XmlFile> {
    const made = lastFiles(db);
    const known = made.get(name);
    if (known) return known;
    const making = xmlOf(name).then(xmlFile);
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  }

  async function xmlOf(name: string): Promise<string> {
    if (name === index) {
      const cards = Array.from({ length: await countCardFiles(db) }, (_, at) => `cards-${at + 1}`);
      return sitemapIndexXml(origin, ['pages', 'areas', ...cards]);
    }
    const addresses = await addressesOf(name);
    if (!addresses) throw notFound('Такой карты сайта нет');
    return sitemapXml(origin, addresses);
  }

  async function addressesOf(name: string): Promise<Address[] | null> {
    if (name === 'pages') return listPages(db);
    if (name === 'areas') return listAreas(db);
    const file = Number(/^cards-([1-9]\d{0,5})$/.exec(name)?.[1] ?? 0);
    return file > 0 && file <= (await countCardFiles(db)) ? listCards(db, file) : null;
  }
}
