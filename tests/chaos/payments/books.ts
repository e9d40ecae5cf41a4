import { checkMoney } from '#server/payments/reconciliation.actions.ts';
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
  const twice = await ask<{ what: string }>(url, toldTwice);
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
