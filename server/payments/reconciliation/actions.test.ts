import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContacts, returnContact } from '#contract/card-contacts.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { paymentCalls } from '#contract/payments.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { checkPaymentIfPossible } from '../provider.actions.ts';
import { checkMoney } from './actions.ts';
import { checkMoneyNightly } from './jobs.ts';
import { listViolations } from './queries.ts';

let bank: FakeYookassa;
let app: TestApp;
let card: OwnCard;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
  card = await createPublished(await createPerson(app, { role: 'worker' }), 'resume');
});
afterAll(async () => {
  await app.stop();
  await bank.stop();
});

const everything = new Date(0);

/** A family that has bought a month; `pays`: it has paid for it. */
async function buy({ pays }: { pays: boolean }) {
  const person = await createPerson(app, { role: 'employer' });
  const body = { tariff: 'employer-month' };
  const { data } = await person.visitor.call(paymentCalls.buy, { body });
  const { id } = data.payment;
  const [known] = bank.byOrder(id);
  if (!known) throw new Error('the bank knows nothing');
  if (pays) bank.pay(known.id);
  else bank.decline(known.id, 'insufficient_funds');
  await checkPaymentIfPossible(app.deps, id);
  return { person, id, known };
}

const miscounted = 'the ledger counts other contacts than were granted, opened and given back';
const paidBy = (id: number) => sql`user_id = ${id} and payment_id is not null`;
const paymentsOf = (id: number) => sql`select id from payments where user_id = ${id} limit 1`;

describe('money that agrees', () => {
  it('is all that people pay, and all that is declined', async () => {
    // Other tests break theirs on purpose, before or after this one.
    const before = await checkMoney(app.deps, everything);
    const { visitor } = (await buy({ pays: true })).person;
    await buy({ pays: false });
    await visitor.call(openContacts.resume, { params: { slug: card.slug } });
    await visitor.call(returnContact.resume, {
      params: { slug: card.slug },
      body: { reason: 'no_answer' },
    });
    expect(await checkMoney(app.deps, everything)).toEqual(before);
  });
});

describe('money that does not agree', () => {
  type Break = (person: Person) => ReturnType<typeof sql>;
  const breaks: [string, Break][] = [
    [
      'the ledger says another sum than payment and refunds',
      ({ id }) => sql`update payments set amount_kopecks = 100 where user_id = ${id}`,
    ],
    [
      'paid, and neither granted nor given back',
      ({ id }) => sql`delete from entitlements where payment_id in (${paymentsOf(id)})`,
    ],
    [
      'granted, and not paid',
      ({ id }) => sql`
        update payments set state = 'canceled', paid_at = null where user_id = ${id}`,
    ],
    [
      'granted to another person or tariff than what was paid',
      ({ id }) => sql`
        update payments set subscription_id = (select min(id) from subscriptions)
        where user_id = ${id}`,
    ],
    [
      'more is given back than was paid',
      ({ id }) => sql`
        insert into refunds (payment_id, amount_kopecks, state, check_at)
        select id, amount_kopecks + 1, 'new', now() from payments where user_id = ${id}`,
    ],
    [
      'given back without having been paid',
      ({ id }) => sql`
        with refunded as (
          insert into refunds (payment_id, amount_kopecks, state)
          select id, 100, 'new' from payments where user_id = ${id}
        )
        update payments set state = 'canceled', paid_at = null where user_id = ${id}`,
    ],
    [
      'a renewal is charged without consent to that sum',
      ({ id }) => sql`
        insert into payments (user_id, tariff_id, purpose, is_trial, amount_kopecks,
          subscription_id, period_no, provider, check_at)
        select user_id, tariff_id, 'renewal', false, amount_kopecks, subscription_id, 2, provider,
          now() from payments where user_id = ${id}`,
    ],
    [
      'a subscription ends at another moment than what it allows',
      ({ id }) => sql`
        update subscriptions set until = until + interval '1 day'
        where user_id = ${id} and not is_free`,
    ],
    [
      'a subscription counts another number of periods than were granted',
      ({ id }) => sql`update subscriptions set period_no = 2 where user_id = ${id} and not is_free`,
    ],
    [
      'a charge is planned without consent, card or tariff',
      ({ id }) => sql`
        update subscriptions set charge_at = until where user_id = ${id} and not is_free`,
    ],
    [
      'a person is on two tariffs at the same time',
      ({ id }) => sql`
        insert into subscriptions (user_id, tariff_id, is_free, started_at, until)
        select user_id, tariff_id, false, started_at, until from subscriptions
        where user_id = ${id} and not is_free`,
    ],
    [
      'open, and nobody asks the provider',
      ({ id }) => sql`
        insert into payments (user_id, tariff_id, purpose, is_trial, amount_kopecks, provider)
        select user_id, tariff_id, 'purchase', false, 100, provider from payments
        where user_id = ${id}`,
    ],
    [
      'a refund is open, and nobody asks the provider',
      ({ id }) => sql`
        insert into refunds (payment_id, amount_kopecks)
        select id, 100 from payments where user_id = ${id}`,
    ],
    [
      'a refund is open, and nobody asks the provider',
      ({ id }) => sql`
        insert into refunds (payment_id, amount_kopecks, check_at)
        select id, 100, now() - interval '4 hours' from payments where user_id = ${id}`,
    ],
    [
      'a refund is on its way for more than a week',
      ({ id }) => sql`
        insert into refunds (payment_id, amount_kopecks, created_at, check_at)
        select id, 100, now() - interval '8 days', now() from payments where user_id = ${id}`,
    ],
    [
      miscounted,
      ({ id }) => sql`update entitlements set contacts = contacts + 1 where ${paidBy(id)}`,
    ],
    [miscounted, ({ id }) => sql`delete from contact_openings where user_id = ${id}`],
    [
      miscounted,
      ({ id }) => sql`
        update contact_openings set returned_at = now(), return_reason = 'closed'
        where user_id = ${id}`,
    ],
    [
      miscounted,
      ({ id }) => sql`
        update contact_openings set opened_at = opened_at - interval '2 months'
        where user_id = ${id}`,
    ],
    [
      'more contacts are used than were granted',
      ({ id }) => sql`
        with moved as (
          insert into ledger_transactions (key, kind)
          values ('use:broken on purpose', 'contact_used') returning id
        )
        insert into ledger_entries (transaction_id, account, unit, subject, amount)
        select moved.id, side.account, 'contacts', held.subject, side.sign * 1000
        from moved
        cross join (values ('contacts', -1), ('used', 1)) as side (account, sign)
        cross join (
          select min(subject) as subject from ledger_entries
          where unit = 'contacts' and split_part(subject, ':', 1)::bigint in
            (select id from entitlements where ${paidBy(id)})
        ) as held`,
    ],
  ];
  it.each(breaks)('is found: %s', async (what, broken) => {
    const { person } = await buy({ pays: true });
    await person.visitor.call(openContacts.resume, { params: { slug: card.slug } });
    const before = await listViolations(app.db);
    await broken(person).execute(app.db);
    const now = (await listViolations(app.db)).filter((one) => !before.some(sameAs(one)));
    expect(now.map((one) => one.what)).toContain(what);
  });

  const sameAs = (one: { what: string; subject: string }) => (other: typeof one) =>
    one.what === other.what && one.subject === other.subject;

  const unguarded: [string, string[], Break][] = [
    [
      'a transaction of the ledger does not balance',
      [],
      ({ id }) => sql`
        insert into ledger_entries (transaction_id, account, unit, subject, amount)
        select transaction_id, account, unit, subject, 100 from ledger_entries
        where subject in (select id::text from payments where user_id = ${id}) limit 1`,
    ],
    [
      'a period is charged twice',
      ['payments_of_period'],
      ({ id }) => sql`
        insert into payments (user_id, tariff_id, purpose, is_trial, amount_kopecks,
          subscription_id, period_no, provider, check_at)
        select user_id, tariff_id, 'renewal', false, amount_kopecks, subscription_id, 2, provider,
          now() from payments cross join generate_series(1, 2) where user_id = ${id}`,
    ],
    [
      'a person has paid for more than one trial',
      ['payments_one_trial'],
      ({ id }) => sql`
        insert into payments (user_id, tariff_id, purpose, state, is_trial, amount_kopecks,
          provider, paid_at)
        select user_id, tariff_id, 'purchase', 'succeeded', true, 100, provider, now()
        from payments cross join generate_series(1, 2) where user_id = ${id}`,
    ],
  ];
  it.each(unguarded)('is found without its guard, too: %s', async (what, guards, broken) => {
    const { person } = await buy({ pays: true });
    const before = await listViolations(app.db);
    const trx = await app.db.startTransaction().execute();
    try {
      for (const guard of guards) await sql`drop index ${sql.ref(guard)}`.execute(trx);
      await broken(person).execute(trx);
      const now = (await listViolations(trx)).filter((one) => !before.some(sameAs(one)));
      expect(now.map((one) => one.what)).toContain(what);
    } finally {
      await trx.rollback().execute();
    }
  });

  it('is found where the provider has moved money of which nobody here knows', async () => {
    const { id, known } = await buy({ pays: true });
    const before = await checkMoney(app.deps, everything);
    const [byHand, twice] = [randomUUID(), randomUUID()];
    bank.payments.set(byHand, { ...known, id: byHand, metadata: {} });
    bank.payments.set(twice, { ...known, id: twice, metadata: { order_id: id } });
    const refund = {
      id: randomUUID(),
      payment_id: known.id,
      status: 'succeeded' as const,
      amount: { value: '10.00', currency: 'RUB' },
      created_at: new Date().toISOString(),
    };
    bank.refunds.set(refund.id, refund);
    const found = (await checkMoney(app.deps, everything)).filter(
      (one) => !before.some(sameAs(one)),
    );
    const taken = 'the provider has taken money, and no payment here knows of it';
    expect(found.toSorted((a, b) => a.subject.localeCompare(b.subject))).toEqual(
      [
        { what: taken, subject: byHand },
        { what: taken, subject: twice },
        {
          what: 'the provider has given money back, and no refund here knows of it',
          subject: refund.id,
        },
      ].toSorted((a, b) => a.subject.localeCompare(b.subject)),
    );
    for (const one of [byHand, twice]) bank.payments.delete(one);
    bank.refunds.delete(refund.id);
  });

  it('is found where the provider says otherwise, and the staff are told by night', async () => {
    const paid = await buy({ pays: true });
    const declined = await buy({ pays: false });
    Object.assign(paid.known, { refunded_amount: { value: '10.00', currency: 'RUB' } });
    Object.assign(declined.known, { status: 'succeeded', paid: true });
    const found = await checkMoney(app.deps, everything);
    expect(found).toContainEqual({
      what: 'the provider has given back 1000 kopecks, and not 0',
      subject: paid.id,
    });
    expect(found).toContainEqual({
      what: 'the provider has taken 149000 kopecks, and not 0',
      subject: declined.id,
    });
    await checkMoneyNightly.run(app.deps, {});
    const letter = await app.db
      .selectFrom('letters')
      .select(['recipient', 'subject', 'text'])
      .where('subject', 'like', 'Деньги не сходятся%')
      .executeTakeFirstOrThrow();
    expect(letter.recipient).toBe(app.deps.config.brand.support_email);
    expect(letter.text).toContain('docs/operations.md');
  });
});
