import type { CategoryForms } from '#contract/categories.ts';

export interface CategoryRow {
  slug: string;
  name: string;
  forms: CategoryForms;
  position: number;
  /** Keys of the common questions that make no sense here. */
  without: string[];
}

type Words = [
  one: string,
  genitive: string,
  accusative: string,
  instrumental: string,
  many: string,
  manyGenitive: string,
];

function category(position: number, slug: string, name: string, words: Words): CategoryRow {
  const [one, genitive, accusative, instrumental, many, many_genitive] = words;
  return {
    slug,
    name,
    forms: { one, genitive, accusative, instrumental, many, many_genitive },
    position,
    without: [],
  };
}

/**
 * Nobody asks a teacher to live in or to wash the dishes; a trial day is the first lesson, and
 * animals are asked about where the lessons are.
 */
const houseQuestions = [
  'live_in',
  'live_in_conditions',
  'home',
  'extra_duties',
  'not_included',
  'no_smoking',
  'pets',
  'trial_day',
];

export const nanny = category(10, 'nyanya', 'Няня', [
  'няня',
  'няни',
  'няню',
  'няней',
  'няни',
  'нянь',
]);

export const carer = category(20, 'sidelka', 'Сиделка', [
  'сиделка',
  'сиделки',
  'сиделку',
  'сиделкой',
  'сиделки',
  'сиделок',
]);

export const housekeeper = {
  ...category(30, 'domrabotnitsa', 'Домработница', [
    'домработница',
    'домработницы',
    'домработницу',
    'домработницей',
    'домработницы',
    'домработниц',
  ]),
  // It is her main work, asked in detail.
  without: ['extra_duties'],
};

export const tutor = {
  ...category(40, 'repetitor', 'Репетитор', [
    'репетитор',
    'репетитора',
    'репетитора',
    'репетитором',
    'репетиторы',
    'репетиторов',
  ]),
  without: houseQuestions,
};

export const governess = category(50, 'guvernantka', 'Гувернантка', [
  'гувернантка',
  'гувернантки',
  'гувернантку',
  'гувернанткой',
  'гувернантки',
  'гувернанток',
]);

export const cook = category(60, 'povar', 'Повар', [
  'повар',
  'повара',
  'повара',
  'поваром',
  'повара',
  'поваров',
]);

export const driver = category(70, 'voditel', 'Водитель', [
  'водитель',
  'водителя',
  'водителя',
  'водителем',
  'водители',
  'водителей',
]);

export const drivingNanny = category(80, 'avtonyanya', 'Автоняня', [
  'автоняня',
  'автоняни',
  'автоняню',
  'автоняней',
  'автоняни',
  'автонянь',
]);

export const nurse = category(90, 'medsestra', 'Патронажная медсестра', [
  'патронажная медсестра',
  'патронажной медсестры',
  'патронажную медсестру',
  'патронажной медсестрой',
  'патронажные медсёстры',
  'патронажных медсестёр',
]);

export const speechTherapist = {
  ...category(100, 'logoped', 'Логопед', [
    'логопед',
    'логопеда',
    'логопеда',
    'логопедом',
    'логопеды',
    'логопедов',
  ]),
  without: houseQuestions,
};

export const gardener = category(110, 'sadovnik', 'Садовник', [
  'садовник',
  'садовника',
  'садовника',
  'садовником',
  'садовники',
  'садовников',
]);

export const couple = {
  ...category(120, 'semeynaya-para', 'Семейная пара', [
    'семейная пара',
    'семейной пары',
    'семейную пару',
    'семейной парой',
    'семейные пары',
    'семейных пар',
  ]),
  // Who does what in the house and in the garden is asked in detail.
  without: ['extra_duties'],
};

export const categories: CategoryRow[] = [
  nanny,
  carer,
  housekeeper,
  tutor,
  governess,
  cook,
  driver,
  drivingNanny,
  nurse,
  speechTherapist,
  gardener,
  couple,
];
