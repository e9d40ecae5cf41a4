import { Histogram } from 'prom-client';
import { GatewayError, type Gateways } from '../gateways/gateway.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage.ts';

/** The same ways out, with every call to a foreign host counted: mail, SMS, pushes, payments. */
export function measureGateways(gateways: Gateways, metrics: Metrics): Gateways {
  const measured = measuring(metrics);
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

/** The same store; only calls of another host are worth counting. */
export function measureStorage(storage: Storage, gateway: string, metrics: Metrics): Storage {
  const measured = measuring(metrics);
  return {
    ...storage,
    read: measured(gateway, 'read', (name) => storage.read(name)),
    write: measured(gateway, 'write', (name, bytes) => storage.write(name, bytes)),
    remove: measured(gateway, 'remove', (name) => storage.remove(name)),
  };
}

const name = 'ryadom_gateway_call_duration_seconds';
const labelNames = ['gateway', 'call', 'outcome'] as const;

function durationsOf({ registry }: Metrics): Histogram<(typeof labelNames)[number]> {
  const made = registry.getSingleMetric(name);
  if (made instanceof Histogram) return made;
  return new Histogram({
    name,
    help: 'Calls of foreign hosts by outcome: ok, refused, timeout, error',
    labelNames,
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
}

function measuring(metrics: Metrics) {
  const durations = durationsOf(metrics);
  return <Args extends unknown[], Result>(
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
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return 'error';
  if (error.isTimeout) return 'timeout';
  return error.isFinal ? 'refused' : 'error';
}
