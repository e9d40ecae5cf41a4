import type { Queue } from '#contract/moderation.ts';

/** What a decision has done, by its name on the way to the server. */
const doneWords = {
  cards: { approve: 'Одобрена', reject: 'Отклонена' },
  passports: { approve: 'Паспорт подтверждён', reject: 'Паспорт отклонён' },
  complaints: { dismiss: 'Жалоба закрыта', block: 'Карточка снята' },
  appeals: { grant: 'Карточка вернётся', deny: 'Карточка останется снятой' },
} as const satisfies Record<Queue, Record<string, string>>;

export const doneWordsOf = (queue: Queue, decision: string): string =>
  (doneWords[queue] as Record<string, string>)[decision] ?? 'Решено';
