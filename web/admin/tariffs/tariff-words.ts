import { countOf } from '#contract/russian.ts';
import type { TariffSource } from '#contract/tariff-editing.ts';

export const roleHeadings = { worker: 'Для работников', employee: 'Для семей' } as const;

const units = {
  day: ['день', 'дня', 'дней'],
  month: ['месяц', 'месяца', 'месяцев'],
} as const;

export const periodWords = ({ count, unit }: NonNullable<TariffSource['period']>): string =>
  countOf(count, units[unit]);

export const contactsWords = ({
  contacts,
  contacts_per: per,
}: Pick<TariffSource, 'contacts' | 'contacts_per'>): string => {
  const words = countOf(contacts, ['контакт', 'контакта', 'контактов']);
  return per === 'month' ? `${words} в месяц` : `${words} на весь срок`;
};

export const tariffTextsPath = (role: TariffSource['role']): string =>
  `/admin/texts/tariffs/${role}`;

export const tariffPath = (slug: string): string => `/admin/tariffs/${slug}`;

/** The text that people read has to say the number that they get. */
export const saysContacts = (included: readonly string[], contacts: number): boolean =>
  included.some((line) => new RegExp(String.raw`(^|\D)${contacts}(\D|$)`).test(line));
