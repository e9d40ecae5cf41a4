import type { FastifyInstance } from 'fastify';
import { isAlive } from './database.ts';
import type { Deps } from './deps.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers, so requests may be sent here. */
export function addHealthRoutes(app: FastifyInstance, { db }: Deps): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await isAlive(db);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'no database' });
  });
}
