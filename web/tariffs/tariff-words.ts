import { countOf, formatDay, formatMoney } from '#contract/russian.ts';
import type { Tariff } from '#contract/tariffs.ts';

const units = {
  day: ['день', 'дня', 'дней'],
  month: ['месяц', 'месяца', 'месяцев'],
} as const;
const daysOf = { day: 1, month: 30 };

/** «за 3 дня», «за месяц», «разово» */
export function periodText({ period }: Pick<Tariff, 'period'>): string {
  if (!period) return 'разово';
  const { count, unit } = period;
  return `за\u00a0${count === 1 ? units[unit][0] : countOf(count, units[unit])}`;
}

/** «≈ 50 ₽ в день», and of a package «98 ₽ за контакт». */
export function perPartText({ period, price_kopecks, contacts }: Tariff): string {
  if (!period) return `${roubles(price_kopecks / contacts.count)} за\u00a0контакт`;
  return `≈\u00a0${roubles(price_kopecks / (period.count * daysOf[period.unit]))} в\u00a0день`;
}

const roubles = (kopecks: number) => formatMoney(Math.round(kopecks / 100) * 100);

/** What follows once the tariff has ended, and that nothing follows by itself. */
export function renewalText(tariff: Tariff): string | null {
  const { is_free, renews, next_price_kopecks } = tariff;
  if (is_free) return null;
  if (!renews) return 'Не продлевается';
  if (next_price_kopecks === null) return 'Продлится, только если вы сами это включите';
  const next = formatMoney(next_price_kopecks);
  return `${next} спишутся, только если вы сами включите продление; иначе тариф просто закончится`;
}

/** «21 декабря» */
export function dayText(iso: string): string {
  return formatDay(iso, new Date()).replaceAll(' ', '\u00a0');
}

/** «до 21 декабря» */
export function untilText(until: string): string {
  return `до\u00a0${dayText(until)}`;
}
