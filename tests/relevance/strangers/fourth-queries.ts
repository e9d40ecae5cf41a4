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
  nearPetersburg,
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/**
 * Words and places. Written and committed before any of it was tried: see
 * `docs/decisions/2026-11-23-words-and-places.md` for how many were right then.
 */

const evenings = cellsOf('_evening');
const hourly = ['employment:hourly', 'employment:one_off', 'pay_unit:hour'];

const stations: Question[] = [
  ['няня на час вечером у метро сокол', { ...nanny, city: 'moskva', place: ['metro:sokol'] }],
  ['няня филатов луг', { ...nanny, city: 'moskva', place: ['metro:filatov-lug'] }],
  ['няня возле м. Парк победы москва', { ...nanny, city: 'moskva', place: ['metro:park-pobedy'] }],
  ['сиделка марьино', { ...carer, city: 'moskva', place: ['district:marino'] }],
  ['няня сокольники', { ...nanny, city: 'moskva', place: ['district:sokolniki'] }],
  [
    'домработница рядом с шелепихой',
    { ...housekeeper, city: 'moskva', place: ['metro:shelepikha'] },
  ],
  ['медсестра сходненская', { ...nurse, city: 'moskva', place: ['metro:skhodnenskaya'] }],
  ['няня на ладожской спб', { ...nanny, city: 'sankt-peterburg', place: ['metro:ladozhskaya'] }],
  [
    'уборка квартиры метро дыбенко',
    { ...housekeeper, city: 'sankt-peterburg', place: ['metro:ulitsa-dybenko'] },
  ],
  [
    'логопед васильевский остров',
    { ...speech, city: 'sankt-peterburg', place: ['district:vasileostrovskiy'] },
  ],
  ['няня купчино', { ...nanny, city: 'sankt-peterburg', place: ['metro:kupchino'] }],
  [
    'медсестра на дом сенная площадь',
    { ...nurse, city: 'sankt-peterburg', place: ['metro:sennaya-ploshchad'] },
  ],
  ['няня кронштат', { ...nanny, city: 'sankt-peterburg', place: ['district:kronshtadtskiy'] }],
  ['сиделка в озерках', { ...carer, city: 'sankt-peterburg', place: ['metro:ozerki'] }],
  ['домработница в кунцево', { ...housekeeper, city: 'moskva', place: ['district:kuntsevo'] }],
  ['репетитор митино', { ...tutor, city: 'moskva', place: ['district:mitino'] }],
  ['сиделка юго западная москва', { ...carer, city: 'moskva', place: ['metro:yugo-zapadnaya'] }],
  [
    'няня орехово-борисово',
    { ...nanny, city: 'moskva', place: ['district:orekhovo-borisovo-yuzhnoe'] },
  ],
  ['няня метро щелковская', { ...nanny, city: 'moskva' }],
  ['няня уралмаш', { ...nanny, city: 'ekaterinburg' }],
];

const towns: Question[] = [
  ['няня мытищи', { ...nanny, cities: nearMoscow }],
  ['сиделка в люберцах', { ...carer, cities: nearMoscow }],
  ['няня подмосковье', { ...nanny, cities: nearMoscow }],
  ['домработница одинцово', { ...housekeeper, cities: nearMoscow }],
  [
    'сиделка с проживанием в московской области',
    { ...carer, cities: nearMoscow, has: ['live_in:living_in'] },
  ],
  ['няня кудрово', { ...nanny, cities: nearPetersburg }],
  ['сиделка ленобласть', { ...carer, cities: nearPetersburg }],
  ['няня в балашихе', { ...nanny, city: 'balashikha' }],
  ['няня новосибирская область', { ...nanny, city: 'novosibirsk' }],
  ['сиделка татарстан', { ...carer, cities: ['kazan', 'naberezhnye-chelny'] }],
];

const spelling: Question[] = [
  ['nyanya moskva', { ...nanny, city: 'moskva' }],
  ['sidelka spb', { ...carer, city: 'sankt-peterburg' }],
  ['repetitor angliyskogo', { ...tutor, has: ['subjects:english'] }],
  ['domrabotnica ekaterinburg', { ...housekeeper, city: 'ekaterinburg' }],
  ['cbltkrf d vjcrdt', { ...carer, city: 'moskva' }],
  ['htgtnbnjh gj vfntvfnbrt', { ...tutor, has: ['subjects:maths'] }],
  ['няяня для годовалого', { ...nanny, has: ['child_ages:toddler'] }],
  ['сиделкa c прoживанием', { ...carer, has: ['live_in:living_in'] }],
  ['дамработница челябинск', { ...housekeeper, city: 'chelyabinsk' }],
  ['логопет для дошкольника', { ...speech, has: ['speech_ages:preschool'] }],
  ['репититор по анлийскому', { ...tutor, has: ['subjects:english'] }],
  [
    'гувернанка с французким',
    { categories: ['guvernantka'], oneOf: [['languages:french', 'spoken_languages:french']] },
  ],
];

const wishes: Question[] = [
  [
    'сиделка после инсульта с проживанием',
    { ...carer, has: ['conditions:stroke', 'live_in:living_in'] },
  ],
  [
    'репетитор егэ математика онлайн',
    { ...tutor, has: ['exams:ege', 'subjects:maths', 'lesson_place:online'] },
  ],
  ['няня на пару часов вечером', { ...nanny, oneOf: [[...evenings, ...hourly]] }],
  ['учитель математики на дом', { ...tutor, has: ['subjects:maths', 'lesson_place:at_pupil'] }],
  ['посидеть с собакой и ребенком', { categories: ['nyanya', 'guvernantka', 'avtonyanya'] }],
  ['поваровать в семье на праздник', cook],
  ['няня или сиделка казань', { categories: ['nyanya', 'sidelka'], city: 'kazan' }],
  ['сиделка вахта 15 дней', { ...carer, has: ['shift_rhythm:two_weeks'] }],
  [
    'уколы внутримышечно на дому самара',
    { ...nurse, city: 'samara', has: ['injections:intramuscular'] },
  ],
  ['няня по будням до обеда', { ...nanny, oneOf: [cellsOf('_morning')] }],
  ['водитель с минивеном в аэропорт', { ...driver, has: ['car_classes:minivan'] }],
  ['повар узбекская кухня плов', { ...cook, has: ['cuisines:uzbek'] }],
  ['стрижка газона и роз', { ...gardener, has: ['lawn_care:mowing'] }],
  ['уход за парализованным отцом', { ...care, has: ['mobility:bedridden'] }],
];

const workers: Question[] = [
  ['ищу работу няней вднх сокольники', { kind, ...nanny, city: 'moskva' }],
  ['вакансия сиделка лубянка', { kind, ...carer, city: 'moskva', place: ['metro:lubyanka'] }],
  ['работа домработницей балашиха', { kind, ...housekeeper, cities: nearMoscow }],
  ['rabota nyaney moskva', { kind, ...nanny, city: 'moskva' }],
];

export const fourthQueries: Question[] = [
  ...stations,
  ...towns,
  ...spelling,
  ...wishes,
  ...workers,
];
