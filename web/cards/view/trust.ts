import type { CardPage, TrustKey } from '#contract/cards.ts';
import { formatDay } from '#contract/russian.ts';

type Mark = CardPage['trust'][number];

const words: Record<TrustKey, { checked: string; unchecked: string }> = {
  phone: { checked: 'Телефон подтверждён', unchecked: 'Телефон не подтверждён' },
  email: { checked: 'Почта подтверждена', unchecked: 'Почта не подтверждена' },
  passport: { checked: 'Паспорт проверен', unchecked: 'Паспорт не проверен' },
};
/** So that a cached page is right next year as well, the year is always said. */
const longAgo = new Date(0);

/** «3 марта 2026» in one piece. */
export const longDay = (at: string): string => formatDay(at, longAgo).replaceAll(' ', '\u00a0');

/** «Телефон подтверждён 3 марта 2026», «Паспорт не проверен» */
export function trustText({ key, checked_at: checkedAt }: Mark): string {
  const { checked, unchecked } = words[key];
  if (checkedAt === null) return unchecked;
  return `${checked} ${longDay(checkedAt)}`;
}
