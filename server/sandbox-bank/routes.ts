import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkSource } from '#server/platform/http/csrf.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendProblem } from '#server/platform/http/error-answers.ts';
import { notFound } from '#server/platform/errors.ts';
import { addFormRoute } from '#server/platform/http/form-body.ts';
import { endPayment } from './actions.ts';
import { codePage, endPage, payPage } from './page.rules.ts';
import { findSandboxPayment } from './queries.ts';
import { cards, codeOf, expiresAt, payPath, readStep, type Step } from './rules.ts';

type Payment = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

/** Demo mode only: the pages of a bank at which nobody loses money. */
export function addSandboxBankRoutes(app: FastifyInstance, deps: Deps): void {
  const url = payPath(':id');
  const schema = { hide: true };
  const find = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    return /^[0-9a-f-]{36}$/.test(id) ? findSandboxPayment(deps.db, id) : undefined;
  };

  app.get(url, { schema }, async (request, reply) => {
    const payment = await find(request);
    if (!payment) return sendProblem(reply, notFound('Такого платежа у банка нет'));
    return show(reply, isOver(payment) ? endOf(payment) : payPage(payment, shop()));
  });

  addFormRoute(app, {
    method: 'POST',
    url,
    schema,
    handler: async (request, reply) => {
      checkSource(request, deps.config);
      const form = (request.body ?? {}) as Record<string, string>;
      const [payment, step] = [await find(request), readStep(form)];
      if (!payment || !step) return sendProblem(reply, notFound('Такого платежа у банка нет'));
      if (isOver(payment)) return show(reply, endOf(payment));
      return take(reply, payment, step, form);
    },
  });

  const shop = () => deps.config.brand.name;

  async function take(
    reply: FastifyReply,
    payment: Payment,
    step: Step,
    { renewals = '', card = '' }: Record<string, string>,
  ) {
    if (step.kind === 'wait') {
      const text = 'Банк не отвечает. Заплатить можно ещё час: вернитесь на эту страницу.';
      return show(reply, endPage('Банк не отвечает', text, payment.return_url));
    }
    if (step.kind === 'ask code') return show(reply, codePage(payment, shop(), false));
    if (step.kind === 'check code' && step.code !== codeOf(payment.id)) {
      return show(reply, codePage(payment, shop(), true));
    }
    const tellsShop = step.kind !== 'pay' || step.tellsShop;
    const reason = step.kind === 'decline' ? step.reason : null;
    const behaviour = { renewals: renewals || null, card: cards.includes(card) ? card : null };
    await endPayment(deps.db, payment.id, { reason, ...behaviour, tellsShop });
    if (!tellsShop) return show(reply, endPage('Оплачено', 'Эту вкладку можно закрыть.', null));
    return reply.redirect(payment.return_url ?? deps.config.publicOrigin, 303);
  }
}

const isOver = ({ state, created_at }: Payment) =>
  state !== 'pending' || expiresAt(created_at) <= new Date();

function endOf({ state, return_url }: Payment): string {
  if (state === 'succeeded')
    return endPage('Уже оплачено', 'Второй раз платить не нужно.', return_url);
  return endPage('Оплата закрыта', 'Вернитесь на сайт и начните ещё раз.', return_url);
}

/** No script, and nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

function show(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
  return reply.type('text/html; charset=utf-8').send(html);
}
