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
const lastCounts = ttlCache<Promise<number>>(1);

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
  async function fileOf(name: string): Promise<XmlFile> {
    // Before anything is kept: names that nobody has written would push out what is asked for.
    if (name !== index && !(await listNames()).includes(name)) {
      throw notFound('Такой карты сайта нет');
    }
    return once(lastFiles(db), name, () => xmlOf(name).then(xmlFile));
  }

  async function listNames(): Promise<string[]> {
    const count = await once(lastCounts(db), 'cards', () => countCardFiles(db));
    return ['pages', 'areas', ...Array.from({ length: count }, (_, at) => `cards-${at + 1}`)];
  }

  async function xmlOf(name: string): Promise<string> {
    return name === index
      ? sitemapIndexXml(origin, await listNames())
      : sitemapXml(origin, await addressesOf(name));
  }

  function addressesOf(name: string): Promise<Address[]> {
    if (name === 'pages') return listPages(db);
    return name === 'areas' ? listAreas(db) : listCards(db, Number(name.slice('cards-'.length)));
  }
}

/** What is being made is waited for; what went wrong is made again by the next who asks. */
function once<T>(made: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(name);
  if (known) return known;
  const making = make();
  made.set(name, making);
  making.catch(() => made.delete(name));
  return making;
}
