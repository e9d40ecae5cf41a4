import type { FastifyInstance } from 'fastify';

const line = /^(?<indent>[│ ]*)[├└]── (?<part>.*) \((?<methods>[A-Z, ]+)\)$/;

/** Every route that the server itself knows, «GET /api/v1/user», whoever put it there. */
export function registeredRoutes(server: FastifyInstance): string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((printed) => {
      const { indent = '', part = '', methods = '' } = line.exec(printed)?.groups ?? {};
      const depth = indent.length / 4;
      const path = (depth === 0 ? '' : (above[depth - 1] ?? '')) + part;
      above[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}

/** Beside the API of the contract; each shows everybody the same and changes nothing. */
export const publicRoutes = [
  'GET /api/docs',
  'GET /api/openapi.json',
  // Of the demo: a letter as its reader sees it.
  'GET /api/v1/dev/outbox/',
  // Of the demo: the page of its bank, which knows nobody.
  'GET /sandbox/pay/',
  'POST /sandbox/pay/',
  // Of drafts the staff alone: `tests/post-pictures.test.ts`.
  'GET /files/',
  'GET /og/',
  'GET /healthz',
  'GET /readyz',
  'GET /manifest.webmanifest',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /blog/rss.xml',
  'GET /sitemaps/',
  'GET /sanctum/csrf-cookie',
];
