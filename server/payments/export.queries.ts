import { formatMoney } from '#contract/russian.ts';
import { inMoscow, type ExportOwnData, type Item } from '#server/platform/own-data.ts';
import { reasonText } from './reasons.rules.ts';

const states = {
  new: 'ждёт оплаты',
  pending: 'ждёт оплаты',
  succeeded: 'оплачен',
  canceled: 'не прошёл',
};

export const exportPayments: ExportOwnData = async ({ db }, { id }) => {
  const [payments, consents, methods, refunds, requests] = await Promise.all([
    db
      .selectFrom('payments')
      .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
      .select([
        'payments.id',
        'tariffs.name as tariff',
        'purpose',
        'state',
        'amount_kopecks',
        'credit_kopecks',
        'email',
        'cancel_reason',
        'created_at',
        'paid_at',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('renewal_consents')
      .select(['text', 'version', 'amount_kopecks', 'address', 'given_at', 'withdrawn_at'])
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('payment_methods')
      .select(['title', 'linked_at', 'unlinked_at'])
      .where('user_id', '=', id)
      .execute(),
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select([
        'refunds.payment_id',
        'refunds.amount_kopecks',
        'refunds.state',
        'refunds.answer',
        'refunds.created_at',
      ])
      .where('payments.user_id', '=', id)
      .execute(),
    db
      .selectFrom('refund_requests')
      .innerJoin('payments', 'payments.id', 'refund_requests.payment_id')
      .select([
        'refund_requests.payment_id',
        'refund_requests.amount_kopecks',
        'refund_requests.text',
        'refund_requests.decision',
        'refund_requests.reason',
        'refund_requests.created_at',
        'refund_requests.applied_at',
      ])
      .where('payments.user_id', '=', id)
      .execute(),
  ]);
  // What staff may still take back is not said.
  const asked = requests.map(({ applied_at, decision, reason, ...request }) => ({
    ...request,
    ...(applied_at ? { decision, answer: reason } : { decision: null, answer: '' }),
  }));
  return {
    name: 'payments',
    data: {
      payments,
      renewal_consents: consents,
      payment_methods: methods,
      refunds,
      refund_requests: asked,
    },
    section: {
      title: 'Платежи',
      empty: 'Платежей не было.',
      items: payments.map((one) => ({
        title: `${one.tariff}, ${formatMoney(one.amount_kopecks)}`,
        lines: [
          ['Когда', inMoscow(one.created_at)],
          ['Состояние', states[one.state]],
          ['Почему', one.state === 'canceled' ? reasonText(one.cancel_reason) : null],
          ['Чек', one.email],
          ...asked
            .filter(({ payment_id }) => payment_id === one.id)
            .flatMap((request) => refundLines(request)),
        ],
      })),
    },
  };
};

interface AskedRefund {
  amount_kopecks: number;
  text: string;
  decision: 'approve' | 'decline' | null;
  answer: string;
  created_at: Date;
}

const decisions = { approve: 'решили вернуть', decline: 'отказали' };

const refundLines = (asked: AskedRefund): Item['lines'] => [
  ['Просьба о возврате', `${inMoscow(asked.created_at)}, ${formatMoney(asked.amount_kopecks)}`],
  ['Почему возврат', asked.text],
  ['Решение о возврате', asked.decision ? decisions[asked.decision] : 'ещё нет'],
  ['Ответ о возврате', asked.answer],
];
