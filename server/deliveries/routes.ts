import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import * as contract from '#contract/deliveries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendProblem } from '#server/platform/http/error-answers.ts';
import { notFound } from '#server/platform/errors.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { renderMail } from './emails.ts';
import { letterPagePolicy, listDeliveries, mailById } from './queries.ts';

/** Demo mode only: shows what would have gone out to people. */
export function addDeliveriesRoutes(add: AddRoute): void {
  add(contract.listDeliveries, async (_call, { db }) => ({ data: await listDeliveries(db) }));
}

/** Demo mode only: one letter, as its reader sees it. */
export function addDeliveryPageRoute(app: FastifyInstance, { db, config }: Deps): void {
  const path = `${apiPrefix}${contract.deliveryPage(':id')}`;
  app.get<{ Params: { id: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const mail = await mailById(db, id);
    if (!mail) return sendProblem(reply, notFound('Такого письма нет'));
    reply.headers({ 'content-security-policy': letterPagePolicy, 'cache-control': 'no-store' });
    return reply.type('text/html; charset=utf-8').send(renderMail(mail, config).html);
  });
}
