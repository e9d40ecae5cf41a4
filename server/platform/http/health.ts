import type { FastifyInstance } from 'fastify';
import { isAlive } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Drain } from './drain.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers, so requests may be sent here. */
export function addHealthRoutes(app: FastifyInstance, { db }: Deps, drain: Drain): void {
  // One question at a time, for all who wait: else whoever asks without end takes the connections.
  let asking: Promise<boolean> | null = null;
  const ask = () => isAlive(db).finally(() => (asking = null));
  const quiet = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    drain.noteProbe();
    if (drain.isDraining()) return reply.status(503).send({ status: 'stopping' });
    const ready = await (asking ??= ask());
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'no database' });
  });
}
