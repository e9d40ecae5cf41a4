import type { PaymentFilter, PaymentLine, PaymentState } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

export const filterWords: Record<PaymentFilter, string> = {
  open: 'Ждут банка',
  succeeded: 'Оплачены',
  canceled: 'Не прошли',
  refunded: 'С возвратом',
};

const roleWords = { worker: 'работник', employee: 'семья' } as const;

/** Tariffs of both sides have the same names. */
export const tariffWords = ({ name, role }: PaymentLine['tariff']): string =>
  `${name}, ${roleWords[role]}`;

export const purposeWords = { purchase: 'Покупка', renewal: 'Продление' } as const;

export const providerWords = { sandbox: 'Учебный банк', yookassa: 'ЮKassa' } as const;

interface StateWords {
  tone: BadgeTone;
  words: string;
}

export function stateWords({
  state,
  amount_kopecks: paid,
  refunded_kopecks: back,
}: Pick<PaymentLine, 'state' | 'amount_kopecks' | 'refunded_kopecks'>): StateWords {
  if (state === 'new') return { tone: 'warning', words: 'Ещё не в банке' };
  if (state === 'pending') return { tone: 'info', words: 'Ждёт банка' };
  if (state === 'canceled') return { tone: 'error', words: 'Не прошёл' };
  if (back === 0) return { tone: 'success', words: 'Оплачен' };
  return back >= paid
    ? { tone: 'neutral', words: 'Возвращён' }
    : { tone: 'neutral', words: `Возвращено ${formatMoney(back)}` };
}

export const refundWords: Record<PaymentState, StateWords> = {
  new: { tone: 'warning', words: 'Отправляем' },
  pending: { tone: 'info', words: 'В банке' },
  succeeded: { tone: 'success', words: 'Отправлен' },
  canceled: { tone: 'error', words: 'Банк отказал' },
};

export const subscriptionWords = {
  active: 'действует',
  past_due: 'ждёт повторного списания',
  ended: 'закончилась',
  replaced: 'заменена другой',
  refunded: 'закрыта возвратом',
} as const;
