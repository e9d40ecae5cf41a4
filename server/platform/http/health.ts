import type { FastifyInstance } from 'fastify';
import { isAlive } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Drain } from './drain.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers, so requests may be sent here. */
export function addHealthRoutes(app: FastifyInstance, { db }: Deps, drain: Drain): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    drain.noteProbe();
    if (drain.isDraining()) return reply.status(503).send({ status: 'stopping' });
    const ready = await isAlive(db);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'no database' });
  });
}
