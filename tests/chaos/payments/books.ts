import { checkMoney } from '#server/payments/reconciliation/actions.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { ask } from '../audit.ts';

/** Whoever is told of more than has happened was told twice. */
const toldTwice = `
  select user_id as what from notifications
  where kind in ('payment_succeeded', 'payment_declined') and user_id is not null
  group by user_id
  having count(*) > (select count(*) from payments where payments.user_id = notifications.user_id)`;

/** Of a refund: that it will be sent, and that it was. Of a request: that it was declined. */
const refundToldTwice = `
  select user_id as what from notifications
  where kind = 'refund_changed' and user_id is not null
  group by user_id
  having count(*) > (
    select 2 * count(*) from refunds join payments on payments.id = payment_id
    where payments.user_id = notifications.user_id
  ) + (
    select count(*) from refund_requests join payments on payments.id = payment_id
    where payments.user_id = notifications.user_id and decision = 'decline'
  )`;

const returnToldTwice = `
  select user_id as what from notifications
  where kind = 'contact_returned' and user_id is not null
  group by user_id
  having count(*) > (
    select count(*) from contact_openings
    where contact_openings.user_id = notifications.user_id and returned_at is not null
  )`;

/** The servers look before they store; that the database refuses a double by itself is asked of it. */
const doubles: Record<string, string> = {
  'one payment granted twice': `
    insert into entitlements
      (subscription_id, user_id, payment_id, cards, contacts, contacts_per, starts_at)
    select subscription_id, user_id, payment_id, cards, contacts, contacts_per, starts_at
    from entitlements where payment_id is not null limit 1 returning id`,
  'one movement twice': `
    insert into ledger_transactions (key, kind)
    select key, kind from ledger_transactions limit 1 returning id`,
  'two open payments for one tariff': `
    insert into payments (user_id, tariff_id, purpose, state, is_trial, amount_kopecks, provider)
    select user_id, tariff_id, purpose, 'new', is_trial, amount_kopecks, provider
    from (select * from payments where purpose = 'purchase' limit 1) as one
    cross join generate_series(1, 2) returning id`,
  'two charges for one period': `
    insert into payments (user_id, tariff_id, purpose, state, is_trial, amount_kopecks, provider,
      subscription_id, period_no)
    select user_id, tariff_id, 'renewal', 'new', false, amount_kopecks, provider, subscription_id, 99
    from (select * from payments where subscription_id is not null limit 1) as one
    cross join generate_series(1, 2) returning id`,
  'two refunds of one payment on their way': `
    insert into refunds (payment_id, amount_kopecks, check_at)
    select payment_id, 1, now() from (select payment_id from refunds limit 1) as one
    cross join generate_series(1, 2) returning id`,
  'two refunds for one request': `
    insert into refunds (payment_id, amount_kopecks, state, request_id)
    select payment_id, 1, 'succeeded', request_id from refunds
    where request_id is not null and state <> 'canceled' limit 1 returning id`,
  'two open requests for one payment': `
    insert into refund_requests (payment_id, amount_kopecks)
    select id, 1 from (select id from payments limit 1) as one
    cross join generate_series(1, 2) returning id`,
  'one contact opened twice': `
    insert into contact_openings (user_id, card_id, entitlement_id, opened_at)
    select user_id, card_id, entitlement_id, opened_at from contact_openings
    where card_id is not null limit 1 returning id`,
};

/** What is wrong by the nightly comparison with the bank, and what it cannot know. */
export async function auditBooks(
  url: string,
  environment: NodeJS.ProcessEnv,
  since: Date,
): Promise<string[]> {
  const config = readConfig({
    APP_SECRET: 'of the audit, long enough to sign with',
    ...environment,
  });
  const db = openDatabase({ url, size: 1 });
  const gateways = openGateways(config);
  const violations = await checkMoney({ db, gateways }, since).finally(() => db.destroy());
  const asked = [toldTwice, refundToldTwice, returnToldTwice].map((question) =>
    ask<{ what: string }>(url, question),
  );
  const twice = (await Promise.all(asked)).flat();
  const taken = Object.entries(doubles).map(async ([what, statement]) => {
    const refusal: unknown = await ask(url, statement).catch((error: unknown) => error);
    return isDouble(refusal) ? [] : [`the database takes ${what}`];
  });
  return [
    ...violations.map(({ what, subject }) => `${what}: ${subject}`),
    ...twice.map(({ what }) => `told more often than something has happened: ${what}`),
    ...(await Promise.all(taken)).flat(),
  ];
}

/** Refused for that and nothing else, or there was nothing to store twice yet. */
const isDouble = (answer: unknown) =>
  Array.isArray(answer)
    ? answer.length === 0
    : answer instanceof Error && 'code' in answer && answer.code === '23505';
