import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';

const logo = new URL('../../../web/public/favicon.svg', import.meta.url);
const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Publishes the contract: `/api/openapi.json` for programs, `/api/docs` for people. */
export async function publishOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `API «${config.brand.name}»`,
        version: '1.0.0',
        description:
          'JSON в snake_case, время ISO 8601 UTC, деньги в копейках. Ошибки — RFC 9457. ' +
          'Браузер шлёт X-XSRF-TOKEN, приложения — Authorization: Bearer.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: `API «${config.brand.name}»` },
    logo: { type: 'image/svg+xml', content: await readFile(logo), href: '/', target: '_self' },
    // Nothing of the document is shown to a checker elsewhere.
    uiConfig: { validatorUrl: null },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
