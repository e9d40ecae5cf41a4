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
  nearMoscow,
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/**
 * Written and committed before any of it was tried: 51 of 60 were right then. Of the nine, three asked
 * for what no card offers and one took five months for more than six; what they mean was mended.
 */

const children: Question[] = [
  ['няня забрать из школы и покормить обедом', { categories: ['nyanya', 'avtonyanya'] }],
  ['нянька на ночь двухлетке', { ...nanny, has: ['child_ages:toddler'] }],
  [
    'малышу 5 месяцев нужна няня новосибирск',
    { ...nanny, city: 'novosibirsk', has: ['child_ages:newborn'] },
  ],
  [
    'няня трехлетней девочке по вторникам и четвергам',
    { ...nanny, oneOf: [cellsOf('tue_'), cellsOf('thu_')] },
  ],
  ['няня ходить с ребенком в бассейн', { ...nanny, has: ['swimming:yes'] }],
  ['няня которая не сидит в телефоне и много гуляет', nanny],
  ['няня для аутиста', nanny],
  [
    'нянечка с проживанием в питере русская',
    { ...nanny, city: 'sankt-peterburg', has: ['live_in:living_in'] },
  ],
  ['няня до 400 рублей в час', { ...nanny, pay: { units: ['hour'], atMost: 400 } }],
  [
    'няня ясенево',
    {
      ...nanny,
      city: 'moskva',
      place: ['metro:yasenevo', 'district:yasenevo'],
    },
  ],
  ['няня м уралмаш', { ...nanny, city: 'ekaterinburg' }],
  ['yzyz yjdjcb,bhcr', { ...nanny, city: 'novosibirsk' }],
  ['niania v moskve', { ...nanny, city: 'moskva' }],
  ['с детьми посидеть на новый год', nanny],
  ['няня в воскресенье с утра', { ...nanny, has: ['schedule:sun_morning'] }],
  [
    'няня или домработница с проживанием',
    { categories: ['nyanya', 'domrabotnitsa'], has: ['live_in:living_in'] },
  ],
  [
    'возить ребенка в школу и обратно балашиха',
    { categories: ['avtonyanya', 'voditel', 'nyanya'], cities: nearMoscow },
  ],
  ['гувернантка с немецким', { categories: ['guvernantka'], has: ['spoken_languages:german'] }],
  ['автоняня с бустером и видеорегистратором', { ...drivingNanny, has: ['dashcam:yes'] }],
];

const sick: Question[] = [
  ['сиделка-медсестра для лежачего дедушки', { ...care, has: ['mobility:bedridden'] }],
  ['бабушка упала сломала бедро нужна помощь', { ...care, has: ['conditions:hip_fracture'] }],
  ['у мамы альцгеймер нужна сиделка на день', { ...carer, has: ['conditions:dementia'] }],
  ['сиделка с ночевкой через ночь', carer],
  ['сиделка кормить через зонд', { ...care, oneOf: [['feeding:tube', 'tubes:feeding_tube']] }],
  [
    'сиделка диабетику колоть инсулин',
    { ...care, oneOf: [['doctor_orders:insulin', 'conditions:diabetes']] },
  ],
  ['сиделка для слепой бабушки', { ...carer, has: ['conditions:sight_or_hearing'] }],
  ['сиделка помыть маму в ванной 2 раза в неделю', { ...carer, has: ['hygiene:shower'] }],
  ['сиделка в больницу на ночь нижний новгород', { ...carer, city: 'nizhniy-novgorod' }],
  ['уход на дому онкология казань', { ...care, city: 'kazan', has: ['conditions:cancer'] }],
  ['медсестра прокапать на дому', { ...nurse, has: ['injections:drips'] }],
  ['массаж после инсульта', { ...care, has: ['conditions:stroke'] }],
  ['санитарка для мамы', carer],
];

const house: Question[] = [
  [
    'убрать квартиру после ремонта казань',
    { ...housekeeper, city: 'kazan', has: ['cleaning:after_repair'] },
  ],
  ['домработница гладить мужские рубашки', { ...housekeeper, has: ['ironing:shirts'] }],
  ['домработница со своим пылесосом', { ...housekeeper, has: ['own_vacuum:yes'] }],
  ['уборщица раз в неделю трешка', { ...housekeeper, has: ['visits:weekly'] }],
  ['домработница погулять с собакой', { ...housekeeper, has: ['pet_care:dog_walking'] }],
  [
    'прислуга в загородный дом с проживанием',
    {
      categories: ['domrabotnitsa', 'semeynaya-para'],
      has: ['live_in:living_in'],
    },
  ],
  ['разобрать шкаф и вещи', { ...housekeeper, has: ['wardrobe:order'] }],
  [
    'водитель на минивэне в аэропорт',
    { ...driver, has: ['car_classes:minivan', 'drive_tasks:airport'] },
  ],
  ['личный водитель по вечерам екатеринбург', { ...driver, city: 'ekaterinburg' }],
  ['повар на юбилей 30 человек', { ...cook, has: ['cook_format:banquets'] }],
  ['плов и шашлык на праздник', cook],
  ['косить траву на участке', { ...gardener, oneOf: [['garden_work:lawn', 'lawn_care:mowing']] }],
  [
    'высадить рассаду в теплицу',
    {
      ...gardener,
      oneOf: [['garden_work:greenhouse', 'plant_care:seedlings', 'plant_care:planting']],
    },
  ],
  ['муж с женой за домом смотреть', { categories: ['semeynaya-para'] }],
];

const lessons: Question[] = [
  ['репетитор биология химия в мед', { ...tutor, has: ['subjects:biology', 'subjects:chemistry'] }],
  ['ребенок отстает по русскому 6 класс', { ...tutor, has: ['subjects:russian', 'pupils:middle'] }],
  ['профильная математика на высокий балл', { ...tutor, has: ['subjects:maths', 'exams:ege'] }],
  ['разговорный английский для взрослого', { ...tutor, has: ['subjects:english'] }],
  ['французский с преподавателем москва', { ...tutor, has: ['subjects:french'] }],
  ['уроки рисования ребенку', { oneOf: [['subjects:drawing', 'arts:drawing']] }],
  ['логопед поставить букву р', { ...speech, has: ['speech_sounds:r'] }],
  ['логопед массаж зондами', { ...speech, has: ['speech_massage:probes'] }],
];

const workers: Question[] = [
  [
    'ищу работу сиделки москва с проживанием',
    { kind, ...carer, city: 'moskva', has: ['live_in:living_in'] },
  ],
  ['вакансии няни неполный день спб', { kind, ...nanny, city: 'sankt-peterburg' }],
  ['домработницей приходящей 2 раза в неделю', { kind, ...housekeeper }],
  ['подработка репетитором английского', { kind, ...tutor, has: ['subjects:english'] }],
  ['работа поваром в дом с проживанием', { kind, ...cook, has: ['live_in:living_in'] }],
  ['требуется гувернантка', { kind, categories: ['guvernantka'] }],
];

export const eleventhQueries: Question[] = [...children, ...sick, ...house, ...lessons, ...workers];
