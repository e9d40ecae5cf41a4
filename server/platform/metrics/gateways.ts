import { Histogram } from 'prom-client';
import { GatewayError, type Gateways } from '../gateways/gateway.ts';
import type { Metrics } from '../metrics.ts';

/** The same ways out, with every call to a foreign host counted: mail, SMS, pushes, payments. */
export function measureGateways(gateways: Gateways, { registry }: Metrics): Gateways {
  const durations = new Histogram({
    name: 'ryadom_gateway_call_duration_seconds',
    help: 'Calls of foreign hosts by outcome: ok, refused, timeout, error',
    labelNames: ['gateway', 'call', 'outcome'] as const,
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const measured =
    <Args extends unknown[], Result>(
      gateway: string,
      call: string,
      work: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> => {
      const end = durations.startTimer({ gateway, call });
      try {
        const result = await work(...args);
        end({ outcome: 'ok' });
        return result;
      } catch (error) {
        end({ outcome: outcomeOf(error) });
        throw error;
      }
    };
  const { mail, phone, push, payments } = gateways;
  return {
    mail: { send: measured('mail', 'send', (letter) => mail.send(letter)) },
    phone: { calls: phone.calls, send: measured('phone', 'send', (text) => phone.send(text)) },
    push: { send: measured('push', 'send', (one) => push.send(one)) },
    payments: payments && {
      ...payments,
      createPayment: measured('payments', 'create', (order) => payments.createPayment(order)),
      getPayment: measured('payments', 'get', (id) => payments.getPayment(id)),
      findPayment: measured('payments', 'find', (order) => payments.findPayment(order)),
      createRefund: measured('payments', 'refund', (order) => payments.createRefund(order)),
      getRefund: measured('payments', 'get_refund', (id) => payments.getRefund(id)),
      findRefund: measured('payments', 'find_refund', (order) => payments.findRefund(order)),
    },
  };
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return 'error';
  if (error.isTimeout) return 'timeout';
  return error.isFinal ? 'refused' : 'error';
}
