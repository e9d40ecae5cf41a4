import {
  care,
  carer,
  cellsOf,
  cook,
  driver,
  drivingNanny,
  gardener,
  housekeeper,
  kind,
  nanny,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/** Written and committed before any of it was tried. */

const families: Question[] = [
  ['нянечку на вечера питер', { ...nanny, city: 'sankt-peterburg', oneOf: [cellsOf('_evening')] }],
  ['няня ребенку 10 мес', { ...nanny, has: ['child_ages:infant'] }],
  ['няня приучить к горшку', { ...nanny, has: ['baby_care:potty'] }],
  [
    'няня с автомобилем возить на кружки екатеринбург',
    { categories: ['nyanya', 'avtonyanya', 'voditel'], city: 'ekaterinburg' },
  ],
  ['ищем няню близняшкам', { ...nanny, has: ['twins:yes'] }],
  [
    'няня с медицинским образованием',
    { ...nanny, oneOf: [['education:vocational_medical', 'education:higher_medical']] },
  ],
  ['няня у метро беляево', { ...nanny, city: 'moskva' }],
  [
    'нянька на часок москва',
    {
      ...nanny,
      city: 'moskva',
      oneOf: [['employment:hourly', 'employment:one_off', 'pay_unit:hour']],
    },
  ],
  ['сиделка для дедушки альцгеймер', { ...carer, has: ['conditions:dementia'] }],
  [
    'сиделка с уколами и капельницами',
    { ...care, oneOf: [['doctor_orders:injections', 'injections:drips']] },
  ],
  [
    'сиделка лежачему после инсульта круглосуточно москва',
    {
      ...carer,
      city: 'moskva',
      has: ['conditions:stroke', 'mobility:bedridden', 'live_in:living_in'],
    },
  ],
  ['посидеть с бабушкой пару часов днем', { ...carer, oneOf: [cellsOf('_day')] }],
  ['помыть пожилую маму', carer],
  [
    'сменить повязку после операции',
    { ...care, oneOf: [['doctor_orders:dressings', 'wounds:sutures']] },
  ],
  ['сиделька в митино', { ...carer, city: 'moskva' }],
  ['домработница гладить рубашки', { ...housekeeper, has: ['ironing:shirts'] }],
  ['помыть окна и балкон самара', { ...housekeeper, city: 'samara' }],
  ['убираться в квартире по субботам', { ...housekeeper, oneOf: [cellsOf('sat_')] }],
  ['репититор по матиматике 6 класс', { ...tutor, has: ['subjects:maths', 'pupils:middle'] }],
  [
    'подготовка к егэ по химии онлайн',
    { ...tutor, has: ['subjects:chemistry', 'exams:ege', 'lesson_place:online'] },
  ],
  ['англ для взрослого разговорный', { ...tutor, has: ['subjects:english'] }],
  ['логопед не выговаривает р', speech],
  ['повар без глютена', { ...cook, has: ['diets:gluten_free'] }],
  ['приготовить на юбилей', { ...cook, has: ['cook_format:banquets'] }],
  ['водитель возить маму по врачам', { ...driver, has: ['drive_tasks:doctor'] }],
  ['автоняня с бустером', { ...drivingNanny, has: ['child_seats:booster'] }],
  ['полить и подстричь газон', { ...gardener, has: ['lawn_care:mowing'] }],
];

const workers: Question[] = [
  [
    'работа сиделкой на ночь спб',
    {
      kind,
      ...carer,
      city: 'sankt-peterburg',
      oneOf: [
        [
          ...cellsOf('_night'),
          'night_care:sleeping',
          'night_care:several',
          'night_care:awake',
          'live_in:living_in',
        ],
      ],
    },
  ],
  [
    'няня 5/2 с 9 до 18 вакансии москва',
    { kind, ...nanny, city: 'moskva', oneOf: [cellsOf('_day')] },
  ],
  [
    'подработка уборкой в выходные',
    {
      kind,
      ...housekeeper,
      oneOf: [[...cellsOf('sat_'), ...cellsOf('sun_'), 'employment:weekends']],
    },
  ],
];

export const eighthQueries: Question[] = [...families, ...workers];
