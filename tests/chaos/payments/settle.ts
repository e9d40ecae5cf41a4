import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeYookassa } from '#tests/fakes/yookassa.ts';
import { ask } from '../audit.ts';

const calmMs = 60_000;

/** What still waits for something to be done. */
const waiting = `
  select
    (select count(*)::int from payments where state in ('new', 'pending'))
    + (select count(*)::int from subscriptions where charge_at <= now())
    + (select count(*)::int from refunds where state in ('new', 'pending'))
    + (select count(*)::int from refund_requests
       where decision is not null and applied_at is null and withdrawn_at is null)
    + (select count(*)::int from contact_openings join cards on cards.id = card_id
       where returned_at is null and cards.state <> 'published') as left`;

/** One by one: together they could wait for each other with what a server does. */
const asking = [
  'update payments set check_at = now() where check_at is not null',
  'update refunds set check_at = now() where check_at is not null',
  `select graphile_worker.add_job('apply_refund', json_build_object('id', id)) from refund_requests
   where decision is not null and applied_at is null and withdrawn_at is null`,
  `select graphile_worker.add_job(name)
   from unnest(array['sweep_payments', 'sweep_refunds', 'renew_tariffs', 'return_contacts']) as name`,
];

/** The hour has passed: nobody pays what was left, and everything that is open is asked for. */
export async function settle(url: string, bank: FakeYookassa): Promise<void> {
  bank.mishap = () => null;
  bank.holding.clear();
  for (const deadline = Date.now() + calmMs; Date.now() < deadline; await sleep(500)) {
    for (const { id, status } of bank.payments.values()) {
      if (status === 'pending') bank.decline(id, 'expired_on_confirmation');
    }
    for (const { id, status } of bank.refunds.values()) {
      if (status === 'pending') bank.sendRefund(id);
    }
    const [open] = await ask<{ left: number }>(url, waiting);
    if (open?.left === 0) return;
    for (const statement of asking) await ask(url, statement);
  }
}
