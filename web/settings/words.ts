import type { ConsentKind } from '#contract/session.ts';
import { moscowClock } from '#contract/moments.ts';
import { formatDay } from '#contract/russian.ts';

export const linkLook = 'text-action underline underline-offset-4 hover:text-action-hover';

export const consentWords: Record<ConsentKind, string> = {
  agreement: 'Пользовательское соглашение',
  personal_data: 'Обработка персональных данных',
  distribution: 'Анкета с именем и фото видна всем',
  marketing: 'Новости и советы',
  passport: 'Проверка паспорта',
};

/** «21 ноября, 14:05», in Moscow. */
export function momentOf(iso: string): string {
  return `${formatDay(iso, new Date())}, ${moscowClock(new Date(iso))}`;
}
