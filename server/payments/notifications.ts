import { paymentPath } from '#contract/payments.ts';
import { formatDay, formatMoney } from '#contract/russian.ts';
import type { MoneyNote } from './money-notes.actions.ts';
import { reasonText } from './reasons.rules.ts';

interface Paid {
  id: string;
  tariff_name: string;
  amount_kopecks: number;
}

const history = { label: 'История платежей', path: '/account/payment_history' };

/** What was agreed to be charged when this has run out. */
export interface NextCharge {
  at: Date;
  tariff: string;
  kopecks: number;
}

export function paidWords(
  payment: Paid,
  until: Date | null,
  charge: NextCharge | null,
  now: Date,
): MoneyNote {
  const sum = formatMoney(payment.amount_kopecks);
  const term = until ? ` до ${formatDay(until.toISOString(), now)}` : '';
  return {
    kind: 'payment_succeeded',
    line: {
      text: `Оплачено ${sum}: тариф «${payment.tariff_name}» действует${term}`,
      path: paymentPath(payment.id),
    },
    push: 'Тариф оплачен',
    mail: {
      subject: `Тариф «${payment.tariff_name}» оплачен`,
      lines: [
        `Мы получили ${sum}. Тариф «${payment.tariff_name}» действует${term}.`,
        `${nextChargeWords(charge, until, now)}.`,
        'Чек придёт отдельным письмом. Все платежи, счета и продление — в «Истории платежей».',
      ],
      action: history,
    },
  };
}

/** What is charged once this has run out. Short periods leave no time for a letter three days before. */
export function nextChargeWords(charge: NextCharge | null, until: Date | null, now: Date): string {
  if (!until) return 'Это разовая покупка: больше ничего не спишется';
  if (!charge) return 'Продление не включено: больше ничего не спишется';
  const day = formatDay(charge.at.toISOString(), now);
  return `Вы включили продление: ${day} спишется ${formatMoney(charge.kopecks)} за тариф «${charge.tariff}». Отключить его можно в любой момент до этого дня`;
}

export function declinedWords(payment: Paid, reason: string | null): MoneyNote {
  const text = reasonText(reason);
  return {
    kind: 'payment_declined',
    line: {
      text: `Оплата тарифа «${payment.tariff_name}» не прошла. ${text}`,
      path: paymentPath(payment.id),
    },
    push: 'Оплата не прошла',
    mail: {
      subject: 'Оплата не прошла',
      lines: [
        `Тариф «${payment.tariff_name}», ${formatMoney(payment.amount_kopecks)}. ${text}.`,
        // Most reasons say what helps, and some that nothing was charged.
        `${text.includes('не списались') ? '' : 'Деньги не списались. '}Тариф можно оплатить ещё раз.`,
      ],
      action: { label: 'К тарифам', path: '/tariffs' },
    },
  };
}
