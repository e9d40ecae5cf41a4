import type { QueueName } from '#contract/queues.ts';

/** What a decision has done, by its name on the way to the server. */
const doneWords = {
  reviews: { approve: 'Одобрена', reject: 'Отклонена' },
  passports: { approve: 'Паспорт подтверждён', reject: 'Паспорт отклонён' },
  complaints: { dismiss: 'Жалоба закрыта', warn: 'Человек предупреждён', block: 'Жалоба принята' },
  appeals: { grant: 'Карточка вернётся', deny: 'Карточка останется снятой' },
  feedback: { approve: 'Отзыв пропущен', reject: 'Отзыв отклонён' },
  refunds: { approve: 'Деньги вернутся', decline: 'В возврате отказано' },
} as const satisfies Record<QueueName, Record<string, string>>;

export const doneWordsOf = (queue: QueueName, decision: string): string =>
  (doneWords[queue] as Record<string, string>)[decision] ?? 'Решено';
