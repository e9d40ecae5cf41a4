import type { RenewalOffer } from '#contract/payments.ts';
import { formatDay, formatMoney, moscowDay } from '#contract/russian.ts';

/** Of the words below; changed words get a new one. */
const textVersion = '2026-11';

interface Terms {
  tariff: { slug: string; name: string };
  amountKopecks: number;
  period: { count: number; unit: 'day' | 'month' };
  /** When it is charged first. */
  at: Date;
}

/** What somebody agrees to who ticks the box: sum, day and period, and how it is switched off. */
export function renewalOffer(
  { tariff, amountKopecks, period, at }: Terms,
  now: Date,
): RenewalOffer {
  const day = glued(formatDay(at.toISOString(), now));
  return {
    text:
      `Продлевать тариф: ${day} спишется ${formatMoney(amountKopecks)} за «${glued(tariff.name)}», ` +
      `затем столько же ${glued(everyText(period))}, пока я не отключу продление. ` +
      'Отключить можно в один клик в «Истории платежей».',
    version: [
      textVersion,
      tariff.slug,
      amountKopecks,
      period.count + period.unit,
      moscowDay(at),
    ].join(':'),
    amount_kopecks: amountKopecks,
    at: at.toISOString(),
  };
}

const glued = (text: string) => text.replaceAll(' ', '\u00a0');

const units = { day: ['день', 'дня', 'дней'], month: ['месяц', 'месяца', 'месяцев'] } as const;

/** «каждый месяц», «каждые 3 месяца» */
export function everyText({ count, unit }: Terms['period']): string {
  if (count === 1) return `каждый ${units[unit][0]}`;
  return `каждые ${count} ${units[unit][count < 5 ? 1 : 2]}`;
}
