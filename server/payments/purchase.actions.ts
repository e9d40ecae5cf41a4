import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isOwnPath } from '#contract/own-path.ts';
import type { paymentCalls } from '#contract/payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { addJob } from '#server/platform/queue.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { termsOf } from '#server/tariffs/subscriptions.actions.ts';
import { lockUser } from '#server/users/access.ts';
import { hasWhatWasCounted } from './grant.actions.ts';
import type { Cashier } from './provider.actions.ts';
import { quoteTariff, type Offer } from './quote.queries.ts';

export interface Order {
  viewer: SignedIn;
  body: z.output<typeof paymentCalls.buy.body>;
  /** `Idempotency-Key` of the call. */
  key: string | null;
  /** Only a trial, or anything but a trial. */
  isTrial: boolean;
  address: string;
}

const minute = 60_000;

/**
 * Writes a payment down before anybody outside hears of it, and answers its id. One key, however
 * often it comes, is one payment; so is one tariff in however many tabs, while it is open.
 */
export async function placeOrder(deps: Cashier, order: Order, now = new Date()): Promise<string> {
  const { viewer, body } = order;
  await countAttempt(deps.db, { key: `buy:${viewer.id}`, most: 60, seconds: 60 * 60 });
  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, viewer);
    const known = await findKnown(trx, order);
    if (known) return known;
    const offer = await quoteTariff(trx, deps, { viewer, slug: body.tariff }, now);
    checkOffer(offer, order);
    const wanted = { offer, order, now };
    return (await reuseOpen(trx, wanted)) ?? (await storePayment(trx, deps, wanted));
  });
}

/** What was asked for with this key already. */
async function findKnown(trx: Connection, { viewer, key, body }: Order): Promise<string | null> {
  if (!key) return null;
  const known = await trx
    .selectFrom('payments')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .select(['payments.id', 'tariffs.slug'])
    .where('user_id', '=', viewer.id)
    .where('client_key', '=', key)
    .executeTakeFirst();
  if (known && known.slug !== body.tariff) throw conflict(otherOrder);
  return known?.id ?? null;
}

const otherOrder = 'С этим ключом уже был другой заказ. Обновите страницу и выберите тариф ещё раз';

function checkOffer({ quote, sale }: Offer, { body, isTrial }: Order): void {
  if (sale.is_trial !== isTrial) throw invalid({ tariff: ['Этот тариф покупается иначе'] });
  if (!quote.email) throw invalid({ email: ['Подтвердите почту: на неё придёт чек'] });
  if (body.email && body.email.toLowerCase() !== quote.email) {
    throw invalid({ email: ['Чек придёт на подтверждённую почту. Сначала подтвердите эту'] });
  }
  if (quote.refusal) throw conflict(quote.refusal);
  if (body.amount_kopecks !== undefined && body.amount_kopecks !== quote.amount_kopecks) {
    const sum = formatMoney(quote.amount_kopecks);
    throw conflict(`Сумма изменилась: сейчас это ${sum}. Проверьте её и оплатите ещё раз`);
  }
  if (body.renewal_consent && body.renewal_version !== quote.renewal?.version) {
    throw conflict('Условия продления изменились. Прочитайте их ещё раз и поставьте отметку');
  }
}

interface NewPayment {
  offer: Offer;
  order: Order;
  now: Date;
}

/**
 * One that waits already: the bank goes on with it, and it follows what was chosen last. The rest of
 * a tariff melts while one hesitates; a smaller sum than the one of now stays as it was shown.
 */
async function reuseOpen(trx: Connection, wanted: NewPayment): Promise<string | null> {
  const { offer, order, now } = wanted;
  const { viewer, body, key } = order;
  const open = await trx
    .selectFrom('payments')
    .select(['id', 'amount_kopecks', 'credit_kopecks', 'terms', 'saves_method', 'created_at'])
    .select(['client_key', 'replaces_subscription_id'])
    .where('user_id', '=', viewer.id)
    .where('tariff_id', '=', offer.sale.id)
    .where('purpose', '=', 'purchase')
    .where('state', 'in', ['new', 'pending'])
    .executeTakeFirst();
  if (!open) return null;
  const isSame = open.replaces_subscription_id === (offer.replaced?.id ?? null);
  if (!isSame || open.amount_kopecks > offer.quote.amount_kopecks) throw conflict(stillOpen);
  if (!(await hasWhatWasCounted(trx, open))) throw conflict(usedSince);
  // Whoever has paid the old order would get what it promised, and not what they see now.
  if (open.terms && !isDeepStrictEqual(open.terms, JSON.parse(termsOf(offer.sale)))) {
    throw conflict(otherTerms);
  }
  // The bank was not asked to remember the card.
  if (body.renewal_consent && !open.saves_method) throw conflict(withoutRenewal);
  await trx
    .updateTable('payments')
    .set({ client_key: open.client_key ?? key, next_path: ownPath(body.next) })
    .where('id', '=', open.id)
    .execute();
  await trx
    .updateTable('renewal_consents')
    .set({ withdrawn_at: now, withdrawn_by: 'person' })
    .where('payment_id', '=', open.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  await storeConsent(trx, open.id, wanted);
  return open.id;
}

const stillOpen =
  'Оплата этого тарифа уже начата на другую сумму. Завершите её в «Истории платежей» или подождите час';
const usedSince =
  'Оплата этого тарифа уже начата, но из прежнего с тех пор открыли контакты. Не завершайте её: подождите час и начните заново';
const otherTerms =
  'Оплата этого тарифа уже начата на прежних условиях. Завершите её в «Истории платежей» или подождите час';
const withoutRenewal =
  'Оплата этого тарифа уже начата без продления. Снимите отметку и оплатите или подождите час и начните заново';

async function storePayment(
  trx: Connection,
  { gateways }: Cashier,
  { offer, order, now }: NewPayment,
): Promise<string> {
  const { sale, quote, replaced } = offer;
  const { viewer, body, key } = order;
  const provider = gateways.payments?.name ?? 'sandbox';
  const { id } = await trx
    .insertInto('payments')
    .values({
      user_id: viewer.id,
      tariff_id: sale.id,
      purpose: 'purchase',
      is_trial: sale.is_trial,
      amount_kopecks: quote.amount_kopecks,
      credit_kopecks: quote.credit_kopecks,
      terms: termsOf(sale),
      replaces_subscription_id: replaced?.id ?? null,
      email: quote.email,
      client_key: key,
      next_path: ownPath(body.next),
      saves_method: body.renewal_consent,
      provider,
      created_at: now,
      check_at: new Date(now.getTime() + minute / 2),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeConsent(trx, id, { offer, order, now });
  await addJob(trx, 'check_payment', { order: id }, new Date(now.getTime() + minute / 2));
  return id;
}

/** A page of this site, never another one's. */
const ownPath = (next: string | undefined) => (next && isOwnPath(next) ? next : null);

/** To what the person has agreed, in the words that they saw; nothing when the box was not ticked. */
async function storeConsent(
  trx: Connection,
  paymentId: string,
  { offer, order: { viewer, body, address }, now }: NewPayment,
): Promise<void> {
  const { renewal } = offer.quote;
  if (!body.renewal_consent || !renewal) return;
  await trx
    .insertInto('renewal_consents')
    .values({
      user_id: viewer.id,
      payment_id: paymentId,
      text: renewal.text,
      version: renewal.version,
      amount_kopecks: renewal.amount_kopecks,
      terms: offer.sale.next && termsOf(offer.sale.next),
      address,
      given_at: now,
    })
    .execute();
}
