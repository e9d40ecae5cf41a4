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
  nearPetersburg,
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/** Written and committed before any of it was tried. */

const families: Question[] = [
  ['выхино', { city: 'moskva', place: ['metro:vykhino', 'district:vykhino-zhulebino'] }],
  ['проспект просвещения', { city: 'sankt-peterburg', place: ['metro:prospekt-prosveshcheniya'] }],
  ['няня утром до садика', { ...nanny, oneOf: [cellsOf('_morning')] }],
  ['няня с понедельника по пятницу после обеда', { ...nanny, oneOf: [cellsOf('_day')] }],
  ['нянечка двойне годовалой', { ...nanny, has: ['twins:yes', 'child_ages:toddler'] }],
  ['няня посидеть с больным ребенком', { ...nanny, has: ['sick_child:yes'] }],
  ['nyanya s prozhivaniem moskva', { ...nanny, city: 'moskva', has: ['live_in:living_in'] }],
  ['няня говорящая по английски спб', { ...nanny, city: 'sankt-peterburg' }],
  ['няня мурино', { ...nanny, cities: nearPetersburg }],
  [
    'нянюшка в выходной день на 3 часа',
    { ...nanny, oneOf: [[...cellsOf('sat_'), ...cellsOf('sun_')]] },
  ],
  ['сиделка дедуле после инфаркта', { ...carer, has: ['conditions:heart'] }],
  ['сиделка ночью дежурить без сна', { ...carer, has: ['night_care:awake'] }],
  ['сиделка с проживанием балашиха', { ...carer, cities: nearMoscow, has: ['live_in:living_in'] }],
  ['сиделка на пару недель пока в отпуске', carer],
  [
    'сходить с бабушкой в поликлинику',
    { categories: ['sidelka', 'voditel'], oneOf: [['outings:doctor', 'drive_tasks:doctor']] },
  ],
  ['обработка пролежней на дому', { ...care, oneOf: [['bedsores:treatment', 'wounds:bedsores']] }],
  ['внутривенные уколы казань', { ...nurse, city: 'kazan', has: ['injections:intravenous'] }],
  ['домработница с проживанием в загородный дом', { ...housekeeper, has: ['live_in:living_in'] }],
  ['уборщица раз в две недели', { ...housekeeper, has: ['visits:monthly'] }],
  ['ljvhf,jnybwf cg,', { ...housekeeper, city: 'sankt-peterburg' }],
  [
    'подготовить к огэ по русскому девятиклассника',
    { ...tutor, has: ['subjects:russian', 'exams:oge'] },
  ],
  [
    'репетитор китайского по скайпу',
    { ...tutor, has: ['subjects:chinese', 'lesson_place:online'] },
  ],
  ['логопед заикание школьник', { ...speech }],
  ['встретить в аэропорту ночью и отвезти домой', { ...driver, has: ['drive_tasks:airport'] }],
  ['возить дочку на гимнастику и ждать', { ...drivingNanny, has: ['supervision:waiting'] }],
  ['веганский повар', { ...cook, oneOf: [['diets:vegan', 'diets:vegetarian']] }],
  ['обрезать розы и укрыть на зиму', { ...gardener, has: ['plant_care:winter_cover'] }],
];

const workers: Question[] = [
  ['вакансия няни на вечер после 18', { kind, ...nanny, oneOf: [cellsOf('_evening')] }],
  ['работа сиделкой с проживанием без опыта', { kind, ...carer, has: ['live_in:living_in'] }],
  [
    'работа репетитором математики на дому у ученика',
    { kind, ...tutor, has: ['subjects:maths', 'lesson_place:at_pupil'] },
  ],
];

export const tenthQueries: Question[] = [...families, ...workers];
