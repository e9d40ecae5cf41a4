/** What staff have done, by the name that the log keeps. */
const actions: Record<string, string> = {
  review_approve: 'Карточка одобрена',
  review_reject: 'Карточка отклонена',
  complaint_dismiss: 'Жалоба закрыта',
  complaint_warn: 'Человек предупреждён',
  card_block: 'Карточка снята',
  card_unblock: 'Карточка возвращена',
  appeal_grant: 'Обжалование принято',
  appeal_deny: 'Обжалование отклонено',
  person_found: 'Контакты показаны в поиске',
  passport_view: 'Снимок паспорта просмотрен',
  passport_approve: 'Паспорт подтверждён',
  passport_reject: 'Паспорт отклонён',
  refund_approve: 'Возврат одобрен',
  refund_decline: 'В возврате отказано',
  feedback_approve: 'Отзыв пропущен',
  feedback_reject: 'Отзыв отклонён',
  exam_schedule: 'Проверка назначена',
  exam_finish: 'Результат проверки записан',
  exam_cancel: 'Проверка отменена',
  undo: 'Решение отменено',
  block: 'Человек заблокирован',
  unblock: 'Человек разблокирован',
  two_factor_reset: 'Вход с кодом сброшен оператором',
};

const subjects: Record<string, string> = { card: 'Карточка', user: 'Человек', payment: 'Платёж' };

const details: Record<string, string> = {
  reason: 'Причина',
  slug: 'Адрес',
  sum: 'Сумма',
  complaint: 'Жалоба №',
  passport: 'Проверка №',
  part: 'Снимок',
  exam: 'Полиграф №',
  feedback: 'Отзыв №',
  day: 'День',
  risk: 'Риск',
  undone: 'Было',
};

/** What the log will name later, it names by itself until there are words for it. */
export const actionWords = (action: string): string => actions[action] ?? action;

export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }));

export const subjectWords = ({ type, id }: { type: string; id: string }): string =>
  `${subjects[type] ?? type} № ${id}`;

export function detailWords(detail: Record<string, string>): string[] {
  return Object.entries(detail).map(([key, value]) => {
    const words = key === 'undone' ? actionWords(value) : value;
    return `${details[key] ?? key}: ${words}`;
  });
}
