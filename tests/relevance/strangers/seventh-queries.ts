import {
  care,
  carer,
  cellsOf,
  cook,
  driver,
  gardener,
  housekeeper,
  kind,
  nanny,
  nearMoscow,
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/** Written and committed after the sixth set had been mended, before any of it was tried. */

const families: Question[] = [
  ['ребенку 8 месяцев нужна няня на весь день', { ...nanny, has: ['child_ages:infant'] }],
  ['погулять с ребенком два часа вечером', { ...nanny, oneOf: [cellsOf('_evening')] }],
  ['няня с мед книжкой и рекомендациями', { ...nanny, has: ['documents:medical_book'] }],
  ['няня не курит и любит собак', { ...nanny, has: ['smoking:no'] }],
  ['няня ул дыбенко', { ...nanny, city: 'sankt-peterburg' }],
  ['няня в бутово', { ...nanny, city: 'moskva' }],
  ['nyanya kazan nedorogo', { ...nanny, city: 'kazan' }],
  [
    'yzyz yf xfc',
    { ...nanny, oneOf: [['employment:hourly', 'employment:one_off', 'pay_unit:hour']] },
  ],
  ['няня для особенного ребенка дцп', { ...nanny, has: ['child_features:cerebral_palsy'] }],
  ['водить сына на плавание', { categories: ['avtonyanya', 'nyanya', 'voditel'] }],
  [
    'сиделка с опытом 5 лет екатеринбург',
    { ...carer, city: 'ekaterinburg', numbers: { experience: [5, 60] } },
  ],
  ['нужна помощь маме после операции', { ...care, has: ['conditions:after_surgery'] }],
  [
    'сиделка посуточно',
    {
      ...carer,
      oneOf: [
        ['shift_rhythm:daily', 'shift_rhythm:day_three', 'pay_unit:day', 'employment:shifts'],
      ],
    },
  ],
  ['сиделка мужчина', carer],
  ['покормить и искупать дедушку', { ...care }],
  ['капельницы на дому самара сегодня', { ...nurse, city: 'samara' }],
  ['снять швы', { ...nurse, has: ['wounds:suture_removal'] }],
  ['вымыть холодильник и духовку', housekeeper],
  ['постирать и погладить шторы', housekeeper],
  ['генеральная уборка дома подольск', { ...housekeeper, cities: nearMoscow }],
  ['репетитор по химии для 10 класса', { ...tutor, has: ['subjects:chemistry'] }],
  ['учительница начальных классов на лето', { ...tutor, has: ['subjects:primary'] }],
  ['логопед на дом спб', { ...speech, city: 'sankt-peterburg', has: ['lesson_place:at_pupil'] }],
  ['шофер на своем минивэне', { ...driver, has: ['car_classes:minivan'] }],
  ['испечь торт на день рождения', cook],
  ['опрыскать яблони от вредителей', { ...gardener, has: ['plant_care:spraying'] }],
];

const workers: Question[] = [
  ['работа няней на пару часов в день москва', { kind, ...nanny, city: 'moskva' }],
  ['ищу подработку репетитором по английскому', { kind, ...tutor, has: ['subjects:english'] }],
  ['вахта сиделкой', { kind, ...carer, oneOf: [['live_in:living_in', 'employment:shifts']] }],
  ['убирать квартиры оплата сразу питер', { kind, ...housekeeper, city: 'sankt-peterburg' }],
];

export const seventhQueries: Question[] = [...families, ...workers];
