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

/** Written and committed after the eighth set had been mended, before any of it was tried. */

const families: Question[] = [
  ['ищу няню сыну 2,5 года казань', { ...nanny, city: 'kazan', has: ['child_ages:toddler'] }],
  ['нянька на субботу', { ...nanny, oneOf: [cellsOf('sat_')] }],
  ['няня чтобы делала уроки с первоклассником', { ...nanny, has: ['homework:primary'] }],
  ['няня готова ехать на дачу', { ...nanny, oneOf: [['trips:dacha']] }],
  ['няня с рекомендациями спб', { ...nanny, city: 'sankt-peterburg' }],
  ['няня метро алексеевская', { ...nanny, city: 'moskva' }],
  ['няня гиперактивному ребенку', { ...nanny, has: ['child_features:hyperactivity'] }],
  ['няня до 500 рублей в час', { ...nanny, pay: { units: ['hour'], atMost: 500 } }],
  ['в королеве нужна няня', { ...nanny, cities: nearMoscow }],
  [
    'сиделка маме с переломом бедра новосибирск',
    { ...carer, city: 'novosibirsk', has: ['conditions:hip_fracture'] },
  ],
  ['сиделка мыть в душе и менять подгузники', { ...carer, has: ['hygiene:diapers'] }],
  ['сиделка умеющая ставить уколы', { ...carer, has: ['doctor_orders:injections'] }],
  [
    'седелка на сутки',
    {
      ...carer,
      oneOf: [
        [
          'employment:shifts',
          'pay_unit:day',
          'pay_unit:shift',
          'shift_rhythm:daily',
          'live_in:living_in',
        ],
      ],
    },
  ],
  ['гулять с бабушкой на коляске', { ...carer, has: ['outings:wheelchair_walks'] }],
  ['паллиативный больной уход на дому', { ...care, has: ['conditions:palliative'] }],
  ['измерять давление и давать таблетки пожилому', { ...care }],
  ['взять анализ крови на дому москва', { ...nurse, city: 'moskva', has: ['injections:blood'] }],
  ['домработница постирать и погладить', { ...housekeeper, has: ['laundry:machine'] }],
  ['клининг после переезда', housekeeper],
  ['домработница которая ладит с кошками', { ...housekeeper, lacks: ['pets:none', 'pets:dogs'] }],
  ['репетитор по обществу егэ', { ...tutor, has: ['subjects:social_studies', 'exams:ege'] }],
  ['подтянуть немецкий язык школьнику', { ...tutor, has: ['subjects:german'] }],
  ['логопед ребенок 6 лет картавит', { ...speech, has: ['speech_ages:preschool'] }],
  ['повар на два часа в день', { ...cook }],
  ['трезвый водитель на своем авто краснодар', { ...driver, city: 'krasnodar' }],
  ['прополоть грядки', { ...gardener, has: ['plant_care:weeding'] }],
];

const workers: Question[] = [
  [
    'работа няней для грудничка',
    { kind, ...nanny, oneOf: [['child_ages:newborn', 'child_ages:infant']] },
  ],
  [
    'вакансии сиделки без проживания екатеринбург',
    { kind, ...carer, city: 'ekaterinburg', has: ['live_in:visiting'] },
  ],
  ['ищу работу поваром в семью москва', { kind, ...cook, city: 'moskva' }],
  ['подработка репетитором онлайн физика', { kind, ...tutor, has: ['subjects:physics'] }],
];

export const ninthQueries: Question[] = [...families, ...workers];
