import {
  care,
  carer,
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

/** Written and committed after the eleventh set had been mended, before any of it was tried. */

const families: Question[] = [
  ['няня годовалому ребенку на полдня', { ...nanny, has: ['child_ages:toddler'] }],
  ['няня в люблино', { ...nanny, city: 'moskva' }],
  ['ищу бабушку няню для внука', nanny],
  ['няня с проживанием на пятидневку', { ...nanny, has: ['live_in:living_in'] }],
  ['няня погодкам казань', { ...nanny, city: 'kazan', has: ['twins:yes'] }],
  ['няня и уборка', { categories: ['nyanya', 'domrabotnitsa'] }],
  ['няня за 500 р час', { ...nanny, pay: { units: ['hour'], atMost: 500 } }],
  ['няня на вечер пятницы', { ...nanny, has: ['schedule:fri_evening'] }],
  ['cbltkrf rfpfym', { ...carer, city: 'kazan' }],
  ['sidelka spb', { ...carer, city: 'sankt-peterburg' }],
  [
    'дедушка после инсульта не встает нужна сиделка',
    {
      ...carer,
      has: ['conditions:stroke', 'mobility:bedridden'],
    },
  ],
  ['сиделка с паркинсоном москва', { ...carer, city: 'moskva', has: ['conditions:parkinson'] }],
  ['сиделка химки с проживанием', { ...carer, cities: nearMoscow, has: ['live_in:living_in'] }],
  ['сиделка кормить с ложечки', { ...carer, has: ['feeding:spoon'] }],
  ['сиделка для женщины на коляске', { ...carer, has: ['mobility:wheelchair'] }],
  [
    'поставить укол внутримышечно',
    { ...care, oneOf: [['injections:intramuscular', 'doctor_orders:injections']] },
  ],
  ['медсестра для новорожденного', { ...nurse, has: ['patients:newborn'] }],
  ['домработница на ежедневно с готовкой', { ...housekeeper, has: ['visits:daily'] }],
  ['погладить постельное белье', { ...housekeeper, has: ['ironing:linen'] }],
  ['домработница новосибирск', { ...housekeeper, city: 'novosibirsk' }],
  [
    'испанский для начинающих онлайн',
    {
      ...tutor,
      has: ['subjects:spanish', 'lesson_place:online'],
    },
  ],
  ['репетитор по геометрии 8 класс', { ...tutor, has: ['subjects:maths', 'pupils:middle'] }],
  [
    'подготовка к олимпиаде по математике',
    { ...tutor, has: ['subjects:maths', 'exams:olympiads'] },
  ],
  ['логопед свистящие звуки', { ...speech, has: ['speech_sounds:whistling'] }],
  ['водитель с бизнес классом', { ...driver, has: ['car_classes:business'] }],
  ['повар итальянской кухни на дом', { ...cook, has: ['cuisines:italian'] }],
  ['посадить газон', { ...gardener, oneOf: [['garden_work:lawn', 'lawn_care:sowing']] }],
];

const workers: Question[] = [
  ['работа няней новосибирск', { kind, ...nanny, city: 'novosibirsk' }],
  ['вакансии сиделки сутки через трое', { kind, ...carer }],
  ['работа водителем в семью москва', { kind, ...driver, city: 'moskva' }],
];

export const twelfthQueries: Question[] = [...families, ...workers];
