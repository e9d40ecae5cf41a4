import { roleWords } from '../people/person-words.ts';
import { peoplePath, personPath } from '../people/people-search.ts';

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
  person_view: 'Страница человека открыта',
  sign_out: 'Все сеансы завершены',
  role: 'Роль изменена',
  passport_view: 'Снимок паспорта просмотрен',
  passport_approve: 'Паспорт подтверждён',
  passport_reject: 'Паспорт отклонён',
  refund_approve: 'Возврат одобрен',
  refund_decline: 'В возврате отказано',
  tariff_save: 'Тариф изменён',
  tariff_order: 'Порядок тарифов изменён',
  tariff_texts_save: 'Тексты страницы тарифов изменены',
  payment_view: 'Страница платежа открыта',
  payment_refund: 'Деньги возвращены без просьбы',
  payment_check: 'Платёжный сервис спрошен',
  feedback_approve: 'Отзыв пропущен',
  feedback_reject: 'Отзыв отклонён',
  exam_phone: 'Телефон для проверки показан',
  exam_schedule: 'Проверка назначена',
  exam_finish: 'Результат проверки записан',
  exam_cancel: 'Проверка отменена',
  post_add: 'Статья написана',
  post_save: 'Статья изменена',
  post_remove: 'Черновик удалён',
  category_add: 'Категория добавлена',
  category_save: 'Категория изменена',
  category_order: 'Порядок категорий изменён',
  question_add: 'Вопрос добавлен',
  question_save: 'Вопрос изменён',
  question_order: 'Порядок вопросов изменён',
  city_add: 'Город добавлен',
  city_save: 'Город изменён',
  city_remove: 'Город удалён',
  place_add: 'Станция или район добавлены',
  place_save: 'Станция или район изменены',
  place_remove: 'Станция или район удалены',
  text_save: 'Текст изменён',
  text_save_asking: 'Текст изменён, нужно новое согласие',
  settings_save: 'Настройки изменены',
  broadcast_add: 'Рассылка написана',
  broadcast_save: 'Рассылка изменена',
  broadcast_remove: 'Черновик рассылки удалён',
  broadcast_test: 'Пробное письмо себе',
  broadcast_start: 'Рассылка отправляется',
  broadcast_stop: 'Рассылка остановлена',
  stop_word_add: 'Стоп-слово добавлено',
  stop_word_remove: 'Стоп-слово убрано',
  reasons_save: 'Готовые причины изменены',
  search_word_save: 'Слово поиска изменено',
  search_word_remove: 'Слово поиска убрано',
  list_save: 'Список текстов изменён',
  request_answer: 'На обращение ответили',
  request_reopen: 'Обращение снова ждёт ответа',
  undo: 'Решение отменено',
  block: 'Человек заблокирован',
  unblock: 'Человек разблокирован',
  two_factor_reset: 'Вход с кодом сброшен оператором',
};

const subjects: Record<string, string> = {
  card: 'Карточка',
  user: 'Человек',
  payment: 'Платёж',
  tariff: 'Тариф',
  post: 'Статья',
  category: 'Категория',
  question: 'Вопрос',
  city: 'Город',
  place: 'Место',
  text: 'Текст',
  broadcast: 'Рассылка',
  settings: 'Настройки',
  words: 'Слова',
  list: 'Список',
  request: 'Обращение',
  reasons: 'Причины',
};

const details: Record<string, string> = {
  reason: 'Причина',
  slug: 'Адрес',
  sum: 'Сумма',
  complaint: 'Жалоба №',
  voices: 'Жалоб вместе',
  passport: 'Проверка №',
  part: 'Снимок',
  exam: 'Полиграф №',
  feedback: 'Отзыв №',
  day: 'День',
  role: 'Роль',
  title: 'Название',
  edition: 'Редакция №',
  people: 'Получателей',
  count: 'Строк',
  said: 'Слова',
  instead: 'Вместо них',
  reasons: 'Причины',
  moderation: 'Проверка карточек',
  sms_daily_budget: 'СМС в день',
  sms_abroad_daily_budget: 'СМС за границу в день',
  notice_text: 'Строка над сайтом',
  notice_from: 'Строка с',
  notice_until: 'Строка до',
  risk: 'Риск',
  undone: 'Было',
  name: 'Имя',
  summary: 'Для кого',
  price: 'Цена',
  period: 'Срок',
  cards: 'Карточек',
  contacts: 'Контактов',
  included: 'Что входит',
  shown: 'Показ',
  order: 'Порядок',
  changed: 'Изменено',
};

/** Values that are written down by their names in the code. */
const values: Record<string, Record<string, string>> = {
  role: { ...roleWords, employer: roleWords.employee },
  part: { page: 'страница с фотографией', selfie: 'человек с паспортом' },
};

/** Pages of what the log speaks of, where there is one for it. */
const pages: Record<string, (id: string) => string> = {
  user: (id) => personPath(id),
  // Found by its number, with its owner.
  card: (id) => peoplePath(`№${id}`),
  payment: (id) => `/admin/payments/${id}`,
  post: (id) => `/admin/blog/${id}`,
  category: (id) => `/admin/categories/${id}`,
  city: (id) => `/admin/places/${id}`,
  broadcast: (id) => `/admin/broadcast/${id}`,
};

/** Null: it has no page of its own. */
export const subjectPage = ({ type, id }: { type: string; id: string }): string | null =>
  pages[type]?.(id) ?? null;

/** What the log will name later, it names by itself until there are words for it. */
export const actionWords = (action: string): string => actions[action] ?? action;

export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }));

/**
 * What has no number goes by its name: «Текст agreement». Numbers of payments are long; their
 * beginning is enough to tell them apart.
 */
export function subjectWords({ type, id }: { type: string; id: string }): string {
  const words = subjects[type] ?? type;
  if (type === 'payment') return `${words} № ${id.slice(0, 8)}`;
  return `${words} ${/^\p{L}/u.test(id) ? id : `№ ${id}`}`;
}

export function detailWords(detail: Record<string, string>): string[] {
  return Object.entries(detail).map(([key, value]) => {
    const words = key === 'undone' ? actionWords(value) : (values[key]?.[value] ?? value);
    const label = details[key] ?? key;
    return label.endsWith('№') ? `${label} ${words}` : `${label}: ${words}`;
  });
}
