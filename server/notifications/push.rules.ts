import type { NotificationKind } from '#contract/notifications.ts';
import type { PushMessage } from '#contract/push.ts';

/** Says that something has happened, and nothing of what was written: others may see the screen. */
const words: Record<NotificationKind, string> = {
  message_received: 'Вам написали',
  meeting_changed: 'Есть новости о встрече',
  response_received: 'На вашу вакансию откликнулись',
  invitation_received: 'Вас приглашают на работу',
  response_state: 'Есть новости об отклике',
  contact_opened: 'Ваши контакты открыли',
  search_found: 'По вашему поиску есть новое',
  complaint_answered: 'Мы рассмотрели вашу жалобу',
  person_warned: 'Предупреждение от модераторов',
  passport_approved: 'Паспорт проверен',
  passport_rejected: 'Паспорт пока не подтверждён',
  exam_changed: 'Есть новости о проверке на полиграфе',
  feedback_changed: 'Есть новости об отзыве',
  reference_answered: 'На просьбу о рекомендации ответили',
  card_published: 'Карточка прошла проверку',
  card_rejected: 'Карточка не прошла проверку',
  card_expiring: 'Скоро последний день вакансии',
  card_closed: 'Вакансия закрылась',
  card_silent: 'Ваша карточка ещё актуальна?',
  card_blocked: 'Карточку сняли модераторы',
  card_unblocked: 'Карточку показали снова',
  appeal_denied: 'Решение о карточке осталось прежним',
  payment_succeeded: 'Тариф оплачен',
  payment_declined: 'Оплата не прошла',
  renewal_soon: 'Скоро продление тарифа',
  renewal_declined: 'Продлить тариф не получилось',
  renewal_ended: 'Тариф закончился',
  refund_changed: 'Есть новости о возврате денег',
  contact_returned: 'Контакт вернулся',
  news: 'У нас есть новости',
};

export const pushMessage = (
  note: { kind: NotificationKind; path: string },
  brand: string,
): PushMessage => ({ title: brand, body: words[note.kind], path: note.path, tag: note.path });

/** Whoever has not looked for so long reads it on the site. */
export const pushedWithinMs = 60 * 60 * 1000;

/** Browsers of one person. */
export const subscriptionsAtMost = 10;
