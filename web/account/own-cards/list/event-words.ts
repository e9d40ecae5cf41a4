import type { CardEvent } from '#contract/own-cards.ts';

/** Of «анкета» and «вакансия» alike. */
export const eventWords: Record<CardEvent['what'], string> = {
  created: 'Начата',
  sent: 'Отправлена на проверку',
  taken_back: 'Забрана с проверки',
  published: 'Опубликована',
  changed: 'Опубликован новый текст',
  rejected: 'Не прошла проверку',
  paused: 'Приостановлена',
  resumed: 'Показана снова',
  busy: 'Отмечена занятость',
  free: 'Занятость снята',
  closed: 'Закрыта',
  withdrawn: 'Снята с публикации',
  expired: 'Закрыта: вышел срок',
  sunk: 'Опущена в списках: люди ждали ответа',
  raised: 'Вернулась на своё место в списках',
  removed: 'Удалена',
  blocked: 'Снята модераторами',
  unblocked: 'Возвращена модераторами',
  appealed: 'Отправлена просьба посмотреть ещё раз',
  appeal_denied: 'Решение оставлено в силе',
  owner_leaves: 'Скрыта: аккаунт ждёт удаления',
  owner_stays: 'Показана снова: аккаунт остаётся',
  owner_blocked: 'Скрыта: аккаунт заблокирован',
  owner_unblocked: 'Показана снова: аккаунт разблокирован',
};

export const actorWords = { you: 'вы', staff: 'модератор' } as const;
