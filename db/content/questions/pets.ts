import type { Question } from './question.ts';

/** Asked of every helper, though not always on the same step. */
export const petsForHelper: Question = {
  key: 'pets',
  label: 'Животные в доме',
  type: 'one',
  options: {
    fine: 'не мешают',
    cats: 'кошки — да, собаки — нет',
    dogs: 'собаки — да, кошки — нет',
    none: 'лучше без животных',
  },
  filterable: true,
};

export const petsAtHome: Question = {
  key: 'pets',
  label: 'Животные',
  hint: 'У кого-то бывает аллергия, лучше сказать сразу',
  type: 'many',
  options: {
    none: 'животных нет',
    cat: 'кошка',
    dog: 'собака',
    small: 'мелкие животные',
    bird: 'птица',
  },
  filterable: true,
};
