import type { Rating } from '#contract/rating.ts';

export type RatingStep = Rating['list'][number];

/** First what opens the rest of the site, then what brings answers, then what only helps. */
const order: RatingStep['key'][] = ['phone', 'card', 'photo', 'profile', 'email', 'passport'];

/** The step that gives a person most now; null when all is done. */
export function nextStepOf(list: readonly RatingStep[]): RatingStep | null {
  const open = order.map((key) => list.find((step) => step.key === key && !step.has));
  return open.find((step) => step !== undefined) ?? null;
}

/** How a step is called once it is done. */
export const doneTitles: Record<RatingStep['key'], string> = {
  profile: 'Профиль заполнен',
  phone: 'Телефон добавлен',
  card: 'Первая публикация сделана',
  email: 'Почта добавлена',
  passport: 'Паспорт проверен',
  photo: 'Фото загружено',
};

/** The same of a contact whose code was typed. */
export const confirmedTitles: Partial<typeof doneTitles> = {
  phone: 'Телефон подтверждён',
  email: 'Почта подтверждена',
};

/** What its button says: the heading has named the step. */
export const actions: Record<RatingStep['key'], string> = {
  profile: 'Заполнить сейчас',
  phone: 'Указать номер',
  card: 'Заполнить за пару минут',
  email: 'Указать почту',
  passport: 'Отправить на проверку',
  photo: 'Выбрать фото',
};

/** Why it is worth doing. */
export const reasons: Record<RatingStep['key'], string> = {
  profile: 'По имени к вам обратятся, а с вашего города начнётся поиск.',
  phone: 'По номеру мы узнаём вас при входе и видим, что вы настоящий человек.',
  card: 'Без неё вас никто не сможет найти.',
  email: 'На почту придут письма об откликах и чек, если вы что-то оплатите.',
  passport: 'С отметкой «Паспорт проверен» вам доверяют больше, и вас находят по ней в поиске.',
  photo: 'С фотографией открывают чаще.',
};
