import {
  care,
  carer,
  cellsOf,
  cook,
  driver,
  housekeeper,
  kind,
  nanny,
  nearMoscow,
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/** Written and committed before any of it was tried. */

const families: Question[] = [
  ['посидеть с детьми в субботу вечером', { ...nanny, oneOf: [['schedule:sat_evening']] }],
  ['нянчить близнецов полгода', { ...nanny, has: ['twins:yes'] }],
  ['няня на дачу на лето', { ...nanny, oneOf: [['trips:dacha']] }],
  ['няня чтоб гуляла с коляской', { ...nanny, has: ['walks:stroller'] }],
  ['няня от 3000 до 4000 за день', { ...nanny, pay: { units: ['day', 'shift'], atLeast: 3000 } }],
  ['няня с правами и своей машиной', { categories: ['nyanya', 'avtonyanya'] }],
  ['nyanya na vecher spb', { ...nanny, city: 'sankt-peterburg', oneOf: [cellsOf('_evening')] }],
  ['няня метро автозаводская', { ...nanny, cities: ['moskva', 'nizhniy-novgorod'] }],
  ['няня пр космонавтов', { ...nanny, city: 'ekaterinburg' }],
  ['няня химки', { ...nanny, cities: nearMoscow }],
  ['сиделка бабушке на ночь с деменцией', { ...carer, has: ['conditions:dementia'] }],
  ['помыть лежачего больного', { ...care, has: ['mobility:bedridden'] }],
  ['сиделка чтоб гуляла с коляской инвалидной', { ...carer, has: ['mobility:wheelchair'] }],
  ['сиделка через день', carer],
  ['ухаживать за пожилой парой, готовить', { ...carer, has: ['ward:couple'] }],
  ['перевязки на дому нижний', { ...care, city: 'nizhniy-novgorod' }],
  [
    'поставить катетер на дому',
    { ...nurse, oneOf: [['tubes:urinary_catheter', 'tubes:catheter_change']] },
  ],
  ['убраться в квартире завтра спб', { ...housekeeper, city: 'sankt-peterburg' }],
  ['помощница по дому с глажкой, без готовки', { ...housekeeper, lacks: ['home_cooking:daily'] }],
  ['мойка окон балкон екатеринбург', { ...housekeeper, city: 'ekaterinburg' }],
  ['позаниматься с ребенком английским', { ...tutor, has: ['subjects:english'] }],
  ['впр 4 класс подготовка', { ...tutor, has: ['exams:vpr'] }],
  ['ребенок не говорит в 3 года москва', { ...speech, city: 'moskva' }],
  [
    'отвезти бабушку в поликлинику',
    { categories: ['voditel', 'sidelka'], oneOf: [['drive_tasks:doctor', 'outings:doctor']] },
  ],
  ['приготовить обед на неделю вперед', { ...cook, has: ['cook_format:ahead'] }],
  ['почистить снег на даче', { categories: ['sadovnik', 'semeynaya-para'] }],
];

const workers: Question[] = [
  ['работа няней рядом с метро динамо', { kind, ...nanny, city: 'moskva' }],
  [
    'сиделкой у бабушки с проживанием питер',
    { kind, ...carer, city: 'sankt-peterburg', has: ['live_in:living_in'] },
  ],
  [
    'водителем в семью с машиной хозяев казань',
    { kind, ...driver, city: 'kazan', has: ['whose_car:family_car'] },
  ],
  ['мыть и убирать по будням москва подработка', { kind, ...housekeeper, city: 'moskva' }],
];

export const sixthQueries: Question[] = [...families, ...workers];
