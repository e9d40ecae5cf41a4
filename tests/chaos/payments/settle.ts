import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeYookassa } from '#tests/fakes/yookassa.ts';
import { ask } from '../audit.ts';

const calmMs = 30_000;

/** The hour has passed: nobody pays what was left, and everything that is open is asked for. */
export async function settle(url: string, bank: FakeYookassa): Promise<void> {
  bank.mishap = () => null;
  for (const deadline = Date.now() + calmMs; Date.now() < deadline; await sleep(500)) {
    for (const { id, status } of bank.payments.values()) {
      if (status === 'pending') bank.decline(id, 'expired_on_confirmation');
    }
    const [left] = await ask<{ open: number; due: number }>(
      url,
      `select
         (select count(*)::int from payments where state in ('new', 'pending')) as open,
         (select count(*)::int from subscriptions where charge_at <= now()) as due`,
    );
    if (left?.open === 0 && left.due === 0) return;
    await ask(url, 'update payments set check_at = now() where check_at is not null');
    await ask(
      url,
      `select graphile_worker.add_job(name) from unnest(array['sweep_payments', 'renew_tariffs']) as name`,
    );
  }
}
