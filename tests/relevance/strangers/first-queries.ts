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
  nurse,
  speech,
  tutor,
} from './asked.ts';
import type { Question } from './judge.ts';

/**
 * Written and committed by somebody who had not seen how queries are read, before they were run for
 * the first time: 46 of 80 were right then.
 */

const weekends = ['employment:weekends', ...cellsOf('sat_'), ...cellsOf('sun_')];
const nights = ['night_care:sleeping', 'night_care:several', 'night_care:awake'];

const families: Question[] = [
  [
    'няня на час москва недорого',
    {
      ...nanny,
      city: 'moskva',
      oneOf: [['employment:hourly', 'employment:one_off', 'pay_unit:hour']],
    },
  ],
  ['ytzyz vjcrdf', { ...nanny, city: 'moskva' }],
  ['нянька для двухлетки', { ...nanny, has: ['child_ages:toddler'] }],
  ['няня ребенку 1,5 года спб', { ...nanny, city: 'sankt-peterburg', has: ['child_ages:toddler'] }],
  [
    'няня грудничку с ночевкой',
    {
      ...nanny,
      oneOf: [
        ['child_ages:newborn', 'child_ages:infant'],
        ['night_sleep:regularly', 'night_sleep:sometimes', 'live_in:living_in'],
      ],
    },
  ],
  ['няня двое детей 2 и 5 лет', { ...nanny, has: ['child_ages:toddler', 'child_ages:preschool'] }],
  [
    'забирать ребенка из садика и сидеть до вечера',
    { categories: ['nyanya', 'avtonyanya', 'guvernantka'] },
  ],
  ['няня чтобы встречала первоклассника со школы', { ...nanny, has: ['child_ages:school'] }],
  ['няня аутисту', { ...nanny, has: ['child_features:autism'] }],
  ['няня казань на выходные', { ...nanny, city: 'kazan', oneOf: [weekends] }],
  ['няня вечером с 18 до 22', { ...nanny, oneOf: [cellsOf('_evening')] }],
  [
    'ночная няня новорожденному',
    {
      ...nanny,
      has: ['child_ages:newborn'],
      oneOf: [['night_sleep:regularly', 'night_sleep:sometimes']],
    },
  ],
  ['няня для близняшек', { ...nanny, has: ['twins:yes'] }],
  ['няня монтесори', { ...nanny, has: ['methods:montessori'] }],
  ['молодая няня славянской внешности', nanny],
  ['няня без вредных привычек', { ...nanny, has: ['smoking:no'] }],
  ['бабушка на час для внуков', nanny],
  ['бебиситер на субботу', { ...nanny, oneOf: [['employment:weekends', ...cellsOf('sat_')]] }],
  ['няня срочно завтра выйти', { ...nanny, oneOf: [['start:now', 'urgent_call:yes']] }],
  ['няня до 350 руб час', { ...nanny, pay: { units: ['hour'], atMost: 350 } }],
  ['сидилка с проживанием', { ...carer, has: ['live_in:living_in'] }],
  ['чел для ухода за лежачей бабушкой', { ...care, has: ['mobility:bedridden'] }],
  ['нужен человек ухаживать за мамой после инсульта', { ...care, has: ['conditions:stroke'] }],
  ['присмотр за пожилым отцом альцгеймер', { ...care, has: ['conditions:dementia'] }],
  ['сиделка на ночь в больницу', { ...carer, has: ['hospital_care:yes'], oneOf: [nights] }],
  ['сиделка к дедушке паркинсон', { ...carer, has: ['conditions:parkinson'] }],
  ['сиделка вахтой 15/15', { ...carer, has: ['shift_rhythm:two_weeks'] }],
  ['сиделка которая умеет уколы делать', { ...carer, has: ['doctor_orders:injections'] }],
  ['сиделка кормить через зонд', { ...carer, has: ['feeding:tube'] }],
  [
    'сиделка перелом шейки бедра нижний новгород',
    { ...carer, city: 'nizhniy-novgorod', has: ['conditions:hip_fracture'] },
  ],
  ['компаньонка для пожилой женщины', carer],
  ['сиделка недорого без посредников', carer],
  ['уход за больным раком на дому', { ...care, has: ['conditions:cancer'] }],
  [
    'сделать капельницу на дому питер',
    { ...nurse, city: 'sankt-peterburg', has: ['injections:drips'] },
  ],
  [
    'медсестра на дом колоть уколы сегодня',
    {
      ...nurse,
      oneOf: [['injections:intramuscular', 'injections:subcutaneous', 'injections:intravenous']],
    },
  ],
  ['пом по хозяйству 2 раза в неделю', { ...housekeeper, has: ['visits:several'] }],
  [
    'уборка после ремонта екб',
    { ...housekeeper, city: 'ekaterinburg', has: ['cleaning:after_repair'] },
  ],
  ['генералка в трешке', { ...housekeeper, has: ['cleaning:general'] }],
  [
    'помыть окна',
    { ...housekeeper, oneOf: [['windows:both_sides', 'windows:inside', 'windows:robot']] },
  ],
  [
    'клининг раз в неделю ростов',
    { ...housekeeper, city: 'rostov-na-donu', has: ['visits:weekly'] },
  ],
  ['уборщица со своими моющими', { ...housekeeper, has: ['supplies:own'] }],
  ['погладить рубашки', { ...housekeeper, has: ['ironing:shirts'] }],
  ['репет по матеше егэ', { ...tutor, has: ['subjects:maths', 'exams:ege'] }],
  ['инглиш онлайн для школьника', { ...tutor, has: ['subjects:english', 'lesson_place:online'] }],
  ['подтянуть русский 5 класс', { ...tutor, has: ['subjects:russian', 'pupils:middle'] }],
  ['хим био егэ', { ...tutor, has: ['subjects:chemistry', 'subjects:biology', 'exams:ege'] }],
  ['препод китайского взрослому с нуля', { ...tutor, has: ['subjects:chinese', 'pupils:adult'] }],
  ['репетитор до 1000 рублей занятие', { ...tutor, pay: { units: ['lesson'], atMost: 1000 } }],
  ['логопед не выговаривает р', { ...speech, has: ['speech_sounds:r'] }],
  [
    'дефектолог на дом',
    { ...speech, has: ['speech_education:defectologist', 'lesson_place:at_pupil'] },
  ],
  ['логопед взрослому после инсульта', { ...speech, has: ['speech_problems:aphasia'] }],
  ['водитель с личным авто на подработку', { ...driver, has: ['whose_car:own_car'] }],
  ['возить ребенка в школу и обратно', { categories: ['avtonyanya', 'voditel', 'nyanya'] }],
  ['повар на юбилей 20 человек', { ...cook, has: ['cook_format:banquets'] }],
  [
    'покосить траву и обрезать яблони',
    { ...gardener, has: ['lawn_care:mowing', 'plant_care:pruning'] },
  ],
  ['муж и жена для работы в коттедже', { categories: ['semeynaya-para'] }],
];

const workers: Question[] = [
  [
    'ищу работу няней вахта',
    { kind, ...nanny, oneOf: [['employment:shifts', 'live_in:living_in']] },
  ],
  ['hf,jnf cbltkrjq', { kind, ...carer }],
  [
    'работа сиделкой с проживанием мск',
    { kind, ...carer, city: 'moskva', has: ['live_in:living_in'] },
  ],
  ['сиделка сутки трое', { kind, ...carer, has: ['shift_rhythm:day_three'] }],
  ['подработка по выходным уборка', { kind, ...housekeeper, oneOf: [weekends] }],
  ['няня без опыта', { kind, ...nanny, has: ['experience_wanted:any'] }],
  ['сиделка не к лежачим', { kind, ...carer, lacks: ['mobility:bedridden'] }],
  ['няня полдня', { kind, ...nanny, has: ['employment:part_day'] }],
  [
    'вакансии репетитора английского удаленно',
    { kind, ...tutor, has: ['subjects:english', 'lesson_place:online'] },
  ],
  ['водитель от 80 тысяч', { kind, ...driver, pay: { units: ['month'], atLeast: 80_000 } }],
  ['уборка оплата каждый день', { kind, ...housekeeper, has: ['pay_rhythm:daily'] }],
  ['работа гувернанткой за границей', { kind, categories: ['guvernantka'], has: ['trips:abroad'] }],
  ['ишу работу помошницей по дому', { kind, ...housekeeper }],
  [
    'семейная пара с ребенком работа с проживанием',
    { kind, categories: ['semeynaya-para'], has: ['come_with:child'] },
  ],
  ['сиделка 3000 в сутки', { kind, ...carer, pay: { units: ['day', 'shift'], atLeast: 3000 } }],
  ['садовник на лето', { kind, ...gardener, oneOf: [['seasons:summer', 'term:summer']] }],
  ['повар в семью на неполный день', { kind, ...cook, has: ['employment:part_day'] }],
  ['логопед удаленная работа', { kind, ...speech, has: ['lesson_place:online'] }],
  ['медсестра ночные дежурства', { kind, ...nurse, oneOf: [[...nights, ...cellsOf('_night')]] }],
  ['автоняня на своем авто', { kind, categories: ['avtonyanya'], has: ['whose_car:own_car'] }],
  ['няня официально по тк', { kind, ...nanny, has: ['paperwork:employment_contract'] }],
  ['работа няней в семью без животных', { kind, ...nanny, has: ['pets:none'] }],
  [
    'отводить ребенка в школу утром подработка',
    { kind, categories: ['nyanya', 'avtonyanya'], oneOf: [cellsOf('_morning')] },
  ],
  ['домработница со знанием кухни 5/2 москва', { kind, ...housekeeper, city: 'moskva' }],
];

export const firstQueries: Question[] = [...families, ...workers];
