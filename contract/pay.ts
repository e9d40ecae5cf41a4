import { formatMoney } from './russian.ts';

export const payUnits = ['hour', 'day', 'shift', 'month', 'lesson'] as const;
export type PayUnit = (typeof payUnits)[number];

/** Kopecks; one bound may be missing. */
export interface Pay {
  from_kopecks: number | null;
  to_kopecks: number | null;
  unit: PayUnit;
}

/** «450 ₽ в час» */
export const payUnitNames: Record<PayUnit, string> = {
  hour: 'в\u00a0час',
  day: 'в\u00a0день',
  shift: 'за\u00a0смену',
  month: 'в\u00a0месяц',
  lesson: 'за\u00a0занятие',
};

/** «450–600 ₽», «от 60 000 ₽», «до 500 ₽»; empty when no sum was named. */
export function paySum({ from_kopecks: from, to_kopecks: to }: Pay): string {
  if (from !== null && to !== null && from !== to) {
    return `${formatMoney(from).replace(/\s₽$/, '')}–${formatMoney(to)}`;
  }
  if (from !== null && to !== null) return formatMoney(from);
  if (from !== null) return `от\u00a0${formatMoney(from)}`;
  return to === null ? '' : `до\u00a0${formatMoney(to)}`;
}

/** «450–600 ₽ в час», «от 60 000 ₽ в месяц»; without a sum «по договорённости». */
export function payText(pay: Pay | null): string {
  const sum = pay && paySum(pay);
  return sum ? `${sum} ${payUnitNames[pay.unit]}` : 'по договорённости';
}

/** Nobody names sums finer than so many roubles; a quarter may fall between them. */
const steps: Record<PayUnit, number> = { hour: 10, lesson: 10, day: 50, shift: 50, month: 500 };

export function roundedPay(kopecks: number, unit: PayUnit): number {
  const step = steps[unit] * 100;
  return Math.round(kopecks / step) * step;
}
