import {
  carer,
  cellsOf,
  cook,
  driver,
  drivingNanny,
  gardener,
  housekeeper,
  kind,
  nanny,
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

const nights = [
  'night_care:sleeping',
  'night_care:several',
  'night_care:awake',
  ...cellsOf('_night'),
];

/** Written before any of it was tried; that days and nights a week are counted in words was known. */
const families: Question[] = [
  [
    'сиделка бабушке после инсульта казань две ночи в неделю',
    { ...carer, city: 'kazan', has: ['conditions:stroke'], oneOf: [nights] },
  ],
  ['сиделка ночи', { ...carer, oneOf: [nights] }],
  ['сиделка на три ночи в неделю москва', { ...carer, city: 'moskva', oneOf: [nights] }],
  ['домработница одно утро в неделю', { ...housekeeper, oneOf: [cellsOf('_morning')] }],
  ['няня два вечера в неделю', { ...nanny, oneOf: [cellsOf('_evening')] }],
  ['няня забирать из садика и гулять', nanny],
  ['няня для мальчика 4 лет', { ...nanny, has: ['child_ages:preschool'] }],
  ['няня екатеринбург с медкнижкой', { ...nanny, city: 'ekaterinburg' }],
  ['няня почасово новосибирск', { ...nanny, city: 'novosibirsk' }],
  [
    'приходящая няня на вечер',
    { ...nanny, has: ['live_in:visiting'], oneOf: [cellsOf('_evening')] },
  ],
  ['сиделка лежачему деду', { ...carer, has: ['mobility:bedridden'] }],
  [
    'сиделка деменция с проживанием',
    { ...carer, has: ['conditions:dementia', 'live_in:living_in'] },
  ],
  ['сиделка в самаре недорого', { ...carer, city: 'samara' }],
  ['медсестра капельница на дому', { ...nurse }],
  ['уборка квартиры раз в неделю спб', { ...housekeeper, city: 'sankt-peterburg' }],
  ['помощница по дому готовка и глажка', housekeeper],
  ['репетитор по математике 9 класс огэ', { ...tutor, has: ['subjects:maths'] }],
  ['английский для взрослых', { ...tutor, has: ['subjects:english'] }],
  ['учитель физики егэ', { ...tutor, has: ['subjects:physics'] }],
  ['логопед для ребенка 5 лет', speech],
  ['водитель на своей машине', driver],
  ['возить ребенка на тренировки', { categories: ['avtonyanya', 'voditel', 'nyanya'] }],
  ['автоняня казань', { ...drivingNanny, city: 'kazan' }],
  ['повар на дом раз в неделю', cook],
  ['садовник на дачу', gardener],
];

const workers: Question[] = [
  [
    'работа няней москва с проживанием',
    { ...nanny, kind, city: 'moskva', has: ['live_in:living_in'] },
  ],
  ['работа сиделкой вахта', { ...carer, kind }],
  ['вакансии домработница казань', { ...housekeeper, kind, city: 'kazan' }],
  ['ищу работу репетитором', { ...tutor, kind }],
  ['подработка водителем', { ...driver, kind }],
];

export const thirteenthQueries = [...families, ...workers];
