import { countOf, formatMoney } from '#contract/russian.ts';
import type { TariffSource, TariffWriting } from '#contract/tariff-editing.ts';

type Tariff = Pick<TariffSource, keyof TariffWriting>;

/** What a tariff of that kind can never be, by the field; empty: all is well. */
export function refusalsOf(before: Tariff, after: TariffWriting): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const isFree = before.price_kopecks === 0;
  if (isFree && after.price_kopecks > 0) {
    errors['price_kopecks'] = ['Этот тариф есть у каждого сам по себе, цены у него нет'];
  }
  if (!isFree && after.price_kopecks < 100) errors['price_kopecks'] = ['Не меньше рубля'];
  if (after.price_kopecks % 100 !== 0) errors['price_kopecks'] = ['Введите сумму без копеек'];
  if (isFree && !after.is_shown) errors['is_shown'] = ['Этот тариф есть у каждого, его не скрыть'];
  if ((before.period === null) !== (after.period === null)) {
    errors['period'] = [before.period ? 'Введите срок' : 'У этого тарифа нет срока'];
  }
  return errors;
}

const unitForms = {
  day: ['день', 'дня', 'дней'],
  month: ['месяц', 'месяца', 'месяцев'],
} as const;

const wordsOf = {
  name: ({ name }: Tariff) => name,
  summary: ({ summary }: Tariff) => summary,
  price: ({ price_kopecks }: Tariff) => formatMoney(price_kopecks),
  period: ({ period }: Tariff) =>
    period ? countOf(period.count, unitForms[period.unit]) : 'без срока',
  cards: ({ cards }: Tariff) => String(cards),
  contacts: ({ contacts }: Tariff) => String(contacts),
  included: ({ included }: Tariff) => included.join('; '),
  shown: ({ is_shown }: Tariff) => (is_shown ? 'показан' : 'скрыт'),
};

/** «1 490 ₽ → 1 690 ₽» by what was changed. */
export function changesOf(before: Tariff, after: Tariff): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wordsOf).flatMap(([what, words]) => {
      const [old, now] = [words(before), words(after)];
      return old === now ? [] : [[what, `${old} → ${now}`]];
    }),
  );
}
