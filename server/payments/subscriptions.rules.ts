import { formatDay, formatMoney } from '#contract/russian.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { everyText } from './renewal-offer.rules.ts';

interface Standing {
  state: Subscription['state'];
  until: Date | null;
  /** Its money is on the way back. */
  isEnding: boolean;
  /** What is charged next; null: nothing is. */
  renewal: {
    /** Null: the bank is being asked just now. */
    at: Date | null;
    amountKopecks: number;
    tariffName: string;
    period: { count: number; unit: 'day' | 'month' };
    methodTitle: string | null;
  } | null;
}

/** What will be charged when, or that nothing will be, in one sentence. */
export function sentenceOf({ state, until, isEnding, renewal }: Standing, now: Date): string {
  const day = (moment: Date) => formatDay(moment.toISOString(), now);
  const end = until ? day(until) : '';
  if (state === 'replaced') return `Заменён другим тарифом ${end}: остаток мы зачли`;
  if (state === 'refunded') return `Деньги возвращены, тариф закончился ${end}`;
  if (state === 'ended') return `Закончился ${end}: ничего больше не спишется`;
  if (isEnding) return 'Возвращаем за него деньги: пользоваться им уже нельзя, ничего не спишется';
  if (renewal && !renewal.at) return 'Продлеваем: ждём ответа банка';
  if (state === 'past_due') {
    return renewal?.at
      ? `Продлить не получилось: ${day(renewal.at)} ещё раз попробуем списать ${formatMoney(renewal.amountKopecks)}, а пока действует «Базовый»`
      : `Закончился ${end}: ничего больше не спишется`;
  }
  if (!until) return 'Разовая покупка: контакты не сгорают, ничего больше не спишется';
  if (!renewal?.at) return `Действует до ${end} и закончится сам: ничего больше не спишется`;
  const sum = formatMoney(renewal.amountKopecks);
  const from = renewal.methodTitle ? ` (${renewal.methodTitle})` : '';
  return `${capitalDay(day(renewal.at))} спишется ${sum} за «${renewal.tariffName}»${from}, дальше — ${everyText(renewal.period)}`;
}

/** A day begins with a figure: nothing to capitalise, but a blank that must not break. */
const capitalDay = (day: string) => day.replaceAll(' ', '\u00a0');
