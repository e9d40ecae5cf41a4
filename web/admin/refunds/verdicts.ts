import type { QueuedRefund, RefundDecision } from '#contract/queued-refunds.ts';
import { formatMoney } from '#contract/russian.ts';
import type { Verdicts } from '../queue/verdicts.ts';

/** The sum stands on the button: whoever presses it knows what leaves. */
export const refundVerdicts = (
  offered: QueuedRefund['offered_kopecks'],
): Verdicts<QueuedRefund, RefundDecision> => ({
  accept: { label: `Вернуть ${formatMoney(offered)}`, decision: { decision: 'approve' } },
  refuse: {
    label: 'Отказать',
    title: 'Почему не возвращаем',
    hint: 'Человек прочитает это в «Истории платежей» и в письме',
    place: 'refund_refuse',
    quick: [
      {
        label: 'Тариф использован',
        text: 'Контакты по этому тарифу уже открыты, он использован целиком.',
      },
      {
        label: 'Нужны подробности',
        text: 'Напишите подробнее, что пошло не так, и мы посмотрим ещё раз.',
      },
    ],
    decisionOf: ({ reason }) => ({ decision: 'decline', reason }),
  },
  answer: {
    label: 'Вернуть иначе',
    title: 'Сколько вернуть и что ответить',
    hint: 'Человек прочитает это рядом с суммой',
    place: 'refund_answer',
    quick: [
      {
        label: 'Извиняемся',
        text: 'Извините за неудобства. Возвращаем деньги за то, чем вы не воспользовались.',
      },
      { label: 'Часть', text: 'Возвращаем часть: остальным вы уже воспользовались.' },
      { label: 'Целиком', text: 'Возвращаем всю сумму. Извините, что так вышло.' },
    ],
    sumOf: ({ offered_kopecks, most_kopecks }) => ({
      label: 'Вернуть, ₽',
      hint: `Не использовано ${formatMoney(offered_kopecks)}, можно до ${formatMoney(most_kopecks)}`,
    }),
    decisionOf: ({ reason, sum }) => ({
      decision: 'approve',
      reason,
      ...(sum && { amount_kopecks: sum * 100 }),
    }),
  },
});
