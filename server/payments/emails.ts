import { paymentPath } from '#contract/payments.ts';
import { formatDay, formatMoney } from '#contract/russian.ts';
import type { MoneyNote } from './money-notes.actions.ts';
import { reasonText } from './reasons.rules.ts';

type Words = Omit<MoneyNote, 'kind'>;

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
): Words {
  const sum = formatMoney(payment.amount_kopecks);
  const term = until ? ` до ${formatDay(until.toISOString(), now)}` : '';
  return {
    line: {
      text: `Оплачено ${sum}: тариф «${payment.tariff_name}» действует${term}`,
      path: paymentPath(payment.id),
    },
    mail: {
      subject: `Тариф «${payment.tariff_name}» оплачен`,
      lines: [
        `Мы получили ${sum}. Тариф «${payment.tariff_name}» действует${term}.`,
        ...(charge ? [chargeWords(charge, now)] : []),
        'Чек придёт отдельным письмом. Все платежи, счета и продление — в «Истории платежей».',
      ],
      action: history,
    },
  };
}

/** Short periods leave no time for a letter three days before. */
function chargeWords({ at, tariff, kopecks }: NextCharge, now: Date): string {
  const day = formatDay(at.toISOString(), now);
  return `Вы включили продление: ${day} спишется ${formatMoney(kopecks)} за тариф «${tariff}». Отключить его можно в любой момент до этого дня.`;
}

export function declinedWords(payment: Paid, reason: string | null): Words {
  const text = reasonText(reason);
  return {
    line: {
      text: `Оплата тарифа «${payment.tariff_name}» не прошла. ${text}`,
      path: paymentPath(payment.id),
    },
    mail: {
      subject: 'Оплата не прошла',
      lines: [
        `Тариф «${payment.tariff_name}», ${formatMoney(payment.amount_kopecks)}. ${text}.`,
        'Деньги не списались. Можно заплатить ещё раз другой картой.',
      ],
      action: { label: 'К тарифам', path: '/tariffs' },
    },
  };
}
