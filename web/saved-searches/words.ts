import type { SavedSearch, Telling } from '#contract/saved-searches.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export const tellingOptions: { value: Telling; label: string; hint: string }[] = [
  { value: 'instant', label: 'Сразу', hint: 'Не чаще одного письма в час' },
  { value: 'daily', label: 'Раз в день', hint: 'В девять утра по Москве, если есть новое' },
  { value: 'off', label: 'Не присылать', hint: 'Новое будет видно в кабинете' },
];

export const nameOf = ({ name, words }: SavedSearch) => name ?? words;

export const failureOf = (error: unknown): string =>
  error instanceof ApiError ? error.problem.detail : 'Не получилось сохранить. Попробуйте ещё раз';
