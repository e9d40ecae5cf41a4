import type { Transaction } from '#contract/transactions.ts';
import { formatDay, formatMoney } from '#contract/russian.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

interface StateWords {
  tone: BadgeTone;
  words: string;
}

/** What became of a payment, in a word or two. */
export function stateOf({ status, amount_kopecks, refunded_kopecks }: Transaction): StateWords {
  if (status === 'pending') return { tone: 'info', words: 'Ждём ответа банка' };
  if (status === 'canceled') return { tone: 'error', words: 'Не прошла' };
  if (refunded_kopecks === 0) return { tone: 'success', words: 'Оплачено' };
  if (refunded_kopecks >= amount_kopecks) return { tone: 'neutral', words: 'Деньги возвращены' };
  return { tone: 'neutral', words: `Возвращено ${formatMoney(refunded_kopecks)}` };
}

/** What becomes of the money that was asked for. */
export function refundText(refund: NonNullable<Transaction['refund']>): string {
  const sum = formatMoney(refund.amount_kopecks);
  const day = formatDay(refund.created_at);
  switch (refund.status) {
    case 'asked':
      return `Вы попросили вернуть ${sum} ${day}. Ответим здесь и письмом.`;
    case 'declined':
      return `Вы просили вернуть ${sum} ${day}. Вернуть не получилось.`;
    case 'pending':
      return `Возвращаем ${sum} туда, откуда вы платили. Обычно это занимает несколько дней.`;
    case 'succeeded':
      return `Вернули ${sum} туда, откуда вы платили.`;
    default:
      return `Банк не принял возврат ${sum}. Мы разбираемся и напишем вам.`;
  }
}
