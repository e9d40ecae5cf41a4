import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { isInnerCall } from '../http/inner-calls.ts';
import type { Metrics } from '../metrics.ts';

/** Every answer by the pattern of its route; the calls that a page makes are a part of the page. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'ryadom_http_request_duration_seconds',
    help: 'Time from the request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isInnerCall(request)) return;
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}
