import { z } from 'zod';

/** Why somebody says no, in words that hurt nobody. */
export const declineReasonSchema = z.enum(
  ['found_other', 'schedule', 'distance', 'pay', 'experience', 'conditions', 'other'],
  { error: 'Выберите причину' },
);
export type DeclineReason = z.infer<typeof declineReasonSchema>;

/** What the other side reads. `other` stands for words of one's own. */
export const declineReasonWords: Record<
  'worker' | 'employer',
  Partial<Record<DeclineReason, string>>
> = {
  employer: {
    found_other: 'Мы уже договорились с другим человеком',
    schedule: 'Не совпало расписание',
    distance: 'Слишком далеко добираться',
    pay: 'Не сошлись в оплате',
    experience: 'Ищем человека с другим опытом',
    other: 'Другая причина',
  },
  worker: {
    found_other: 'Уже есть другая работа',
    schedule: 'Не подходит расписание',
    distance: 'Слишком далеко добираться',
    pay: 'Не подходит оплата',
    conditions: 'Не подходят условия',
    other: 'Другая причина',
  },
};
