import type { CardKind } from '#contract/categories.ts';

/** What the first cards of an answer must be, by their own columns and not by their words. */
export interface Expected {
  kind?: CardKind;
  category?: string;
  city?: string;
  /** Terms that every one has. */
  has?: string[];
  /** Terms that none has. */
  lacks?: string[];
}
export type Query = [typed: string, expected: Expected];

const nanny = { category: 'nyanya' };
const carer = { category: 'sidelka' };
const housekeeper = { category: 'domrabotnitsa' };
const tutor = { category: 'repetitor' };
const governess = { category: 'guvernantka' };
const cook = { category: 'povar' };
const driver = { category: 'voditel' };
const drivingNanny = { category: 'avtonyanya' };
const nurse = { category: 'medsestra' };
const speech = { category: 'logoped' };
const gardener = { category: 'sadovnik' };
const couple = { category: 'semeynaya-para' };
const kind = 'vacancy' as const;
const livingIn = { has: ['live_in:living_in'] };
const visiting = { has: ['live_in:visiting'] };

const forms: Query[] = [
  ['няню', nanny],
  ['ищу няню', nanny],
  ['услуги нянь', nanny],
  ['сиделку для бабушки', carer],
  ['нужны сиделки', carer],
  ['сиделок', carer],
  ['домработницу', housekeeper],
  ['домработниц', housekeeper],
  ['репетиторы', tutor],
  ['репетитора по физике', { ...tutor, has: ['subjects:physics'] }],
  ['гувернантку', governess],
  ['гувернанток', governess],
  ['повара на дом', cook],
  ['поваров', cook],
  ['водителя', driver],
  ['водителей с машиной', driver],
  ['автоняню', drivingNanny],
  ['медсестру на дом', nurse],
  ['логопеда', speech],
  ['логопеды', speech],
  ['садовника', gardener],
  ['садовники', gardener],
  ['семейную пару', couple],
  ['семейные пары', couple],
  ['работа няней', { ...nanny, kind }],
  ['работа сиделкой', { ...carer, kind }],
  ['работаю поваром', cook],
];

const typos: Query[] = [
  ['няян', nanny],
  ['нянья', nanny],
  ['ня ня', nanny],
  ['няяня', nanny],
  ['седелка', carer],
  ['сидлка', carer],
  ['сидекла', carer],
  ['сиделлка', carer],
  ['домроботница', housekeeper],
  ['дамработница', housekeeper],
  ['домработнеца', housekeeper],
  ['репититор', tutor],
  ['репетитр', tutor],
  ['рипетитор математика', { ...tutor, has: ['subjects:maths'] }],
  ['гувирнантка', governess],
  ['гувернатка', governess],
  ['гуверантка', governess],
  ['вадитель', driver],
  ['водитиль', driver],
  ['водетель', driver],
  ['логопет', speech],
  ['лагопед', speech],
  ['садовнек', gardener],
  ['садвник', gardener],
  ['медсистра', nurse],
  ['мидсестра', nurse],
  ['автонаня', drivingNanny],
  ['пвоар', cook],
  ['симейная пара', couple],
  ['няня масква', { ...nanny, city: 'moskva' }],
  ['сиделка саммара', { ...carer, city: 'samara' }],
  ['репетитор анлийский', { ...tutor, has: ['subjects:english'] }],
];

const layout: Query[] = [
  ['yzyz', nanny],
  ['Yzyz', nanny],
  ['cbltkrf', carer],
  ['htgtnbnjh', tutor],
  ['htgtnbnjh vfntvfnbrf', { ...tutor, has: ['subjects:maths'] }],
  ['djlbntkm', driver],
  ['gjdfh', cook],
  ['kjujgtl', speech],
  ['cfljdybr', gardener],
  ['ljvhf,jnybwf', housekeeper],
  ['vtlctcnhf', nurse],
  ['uedthyfynrf', governess],
  ['yzyz vjcrdf', { ...nanny, city: 'moskva' }],
  ['cbltkrf c ghj;bdfybtv', { ...carer, ...livingIn }],
  ['няня rfpfym', { ...nanny, city: 'kazan' }],
];

const synonyms: Query[] = [
  ['нянечка', nanny],
  ['бебиситтер', nanny],
  ['бэбиситтер на вечер', nanny],
  ['babysitter', nanny],
  ['уборщица', housekeeper],
  ['горничная', housekeeper],
  ['клининг', housekeeper],
  ['экономка', housekeeper],
  ['учитель математики', { ...tutor, has: ['subjects:maths'] }],
  ['преподаватель английского', { ...tutor, has: ['subjects:english'] }],
  ['кухарка', cook],
  ['повариха', cook],
  ['шофёр', driver],
  ['шофер', driver],
  ['медбрат', nurse],
  ['дефектолог', speech],
  ['огородник', gardener],
  ['супружеская пара', couple],
  ['патронажная сестра', nurse],
];

const abbreviations: Query[] = [
  ['няня спб', { ...nanny, city: 'sankt-peterburg' }],
  ['няня мск', { ...nanny, city: 'moskva' }],
  ['сиделка питер', { ...carer, city: 'sankt-peterburg' }],
  ['спб сиделка', { ...carer, city: 'sankt-peterburg' }],
  ['репетитор екб', { ...tutor, city: 'ekaterinburg' }],
  ['няня нн', { ...nanny, city: 'nizhniy-novgorod' }],
  ['сиделка нижний', { ...carer, city: 'nizhniy-novgorod' }],
  ['домработница мск', { ...housekeeper, city: 'moskva' }],
  ['репетитор англ', { ...tutor, has: ['subjects:english'] }],
  ['репетитор матем', { ...tutor, has: ['subjects:maths'] }],
  ['репетитор егэ', { ...tutor, has: ['exams:ege'] }],
  ['репетитор ОГЭ', { ...tutor, has: ['exams:oge'] }],
];

const living: Query[] = [
  ['сиделка с проживанием', { ...carer, ...livingIn }],
  ['сиделка без проживания', { ...carer, ...visiting }],
  ['няня с проживанием', { ...nanny, ...livingIn }],
  ['няня без проживания', { ...nanny, ...visiting }],
  ['домработница с проживанием москва', { ...housekeeper, city: 'moskva', ...livingIn }],
  ['домработница приходящая', { ...housekeeper, ...visiting }],
  ['сиделка круглосуточно', { ...carer, ...livingIn }],
  ['работа сиделкой с проживанием', { ...carer, kind, ...livingIn }],
  ['семейная пара с проживанием', { ...couple, ...livingIn }],
];

const wishes: Query[] = [
  ['репетитор математика', { ...tutor, has: ['subjects:maths'] }],
  ['репетитор по русскому языку', { ...tutor, has: ['subjects:russian'] }],
  ['репетитор химия онлайн', { ...tutor, has: ['subjects:chemistry', 'lesson_place:online'] }],
  ['сиделка деменция', { ...carer, has: ['conditions:dementia'] }],
  ['сиделка после инсульта', { ...carer, has: ['conditions:stroke'] }],
  ['сиделка болезнь паркинсона', { ...carer, has: ['conditions:parkinson'] }],
  ['сиделка для лежачего больного', { ...carer, has: ['mobility:bedridden'] }],
  ['сиделка уколы', carer],
  ['няня монтессори', { ...nanny, has: ['methods:montessori'] }],
  ['няня для новорождённого', { ...nanny, has: ['child_ages:newborn'] }],
  ['няня с двойней', nanny],
  ['водитель со своей машиной', { ...driver, has: ['whose_car:own_car'] }],
  ['няня самара', { ...nanny, city: 'samara' }],
  ['няня в Казани', { ...nanny, city: 'kazan' }],
  ['сиделка в Санкт-Петербурге', { ...carer, city: 'sankt-peterburg' }],
  ['репетитор Новосибирск', { ...tutor, city: 'novosibirsk' }],
  ['работа няней в Москве', { ...nanny, kind, city: 'moskva' }],
  ['вакансия водителя', { ...driver, kind }],
  ['репетитор шахматы', { ...tutor, has: ['subjects:chess'] }],
];

export const queries: Query[] = [
  ...forms,
  ...typos,
  ...layout,
  ...synonyms,
  ...abbreviations,
  ...living,
  ...wishes,
];

/** Written when the search was as good as it is at the others. */
export const laterQueries: Query[] = [
  ['нянечку в Самаре', { ...nanny, city: 'samara' }],
  ['нужна няня на полный день', { ...nanny, has: ['employment:full_day'] }],
  ['нянь с опытом', nanny],
  ['ниня', nanny],
  ['сидилка', carer],
  ['сиделку с прожеванием', { ...carer, ...livingIn }],
  ['cbltkre', carer],
  ['cbltkrf gbnth', { ...carer, city: 'sankt-peterburg' }],
  ['сиделка для мужчины после инсульта', { ...carer, has: ['conditions:stroke'] }],
  ['сиделка перелом шейки бедра', { ...carer, has: ['conditions:hip_fracture'] }],
  ['домашний персонал уборка', {}],
  ['домработница генеральная уборка', { ...housekeeper, has: ['cleaning:general'] }],
  ['домработница в Екатеринбурге', { ...housekeeper, city: 'ekaterinburg' }],
  ['домрабодница', housekeeper],
  ['репититор по химии', { ...tutor, has: ['subjects:chemistry'] }],
  ['репетитор немецкий язык', { ...tutor, has: ['subjects:german'] }],
  ['репетитор онлайн', { ...tutor, has: ['lesson_place:online'] }],
  ['репетитор впр', { ...tutor, has: ['exams:vpr'] }],
  ['реп', tutor],
  ['преподаватель физики', { ...tutor, has: ['subjects:physics'] }],
  ['учительница русского', { ...tutor, has: ['subjects:russian'] }],
  ['гувернёр', governess],
  ['повар итальянская кухня', { ...cook, has: ['cuisines:italian'] }],
  ['семейный повар', cook],
  ['водитель на своей машине', { ...driver, has: ['whose_car:own_car'] }],
  ['персональный водитель мск', { ...driver, city: 'moskva' }],
  ['афтоняня', drivingNanny],
  ['медсестра уколы на дому', nurse],
  ['логопед заикание', speech],
  ['ljujgtl', speech],
  ['садовница', gardener],
  ['семеная пара', couple],
  ['работа сиделкой без проживания', { ...carer, kind, ...visiting }],
  ['вакансии няни спб', { ...nanny, kind, city: 'sankt-peterburg' }],
  ['работа водителем казань', { ...driver, kind, city: 'kazan' }],
];

/** Written after those, by somebody who tried none of them first. */
export const thirdQueries: Query[] = [
  ['няню надо', nanny],
  ['няна', nanny],
  ['няня на пару часов в день', nanny],
  ['няня для грудничка с проживанием', { ...nanny, ...livingIn }],
  ['нянька ребёнку 2 года', { ...nanny, has: ['child_ages:toddler'] }],
  ['нянечка выходного дня', { ...nanny, has: ['employment:weekends'] }],
  ['ночная няня', nanny],
  ['няня забирать из сада', nanny],
  ['yzyz cg,', { ...nanny, city: 'sankt-peterburg' }],
  ['няня с английским языком в новосибирске', { ...nanny, city: 'novosibirsk' }],
  ['сиделька', carer],
  ['седелку в самару', { ...carer, city: 'samara' }],
  ['сиделка дедушке после операции', { ...carer, has: ['conditions:after_surgery'] }],
  ['сиделка лежачая бабушка', { ...carer, has: ['mobility:bedridden'] }],
  ['уход за пожилыми людьми', carer],
  ['сиделка с мед образованием', carer],
  [
    'ищу сиделку для мамы с деменцией без проживания',
    { ...carer, has: ['live_in:visiting', 'conditions:dementia'] },
  ],
  ['уборка квартиры', housekeeper],
  ['помощница по хозяйству', housekeeper],
  ['домработнитса', housekeeper],
  ['домроботница 2 раза в неделю спб', { ...housekeeper, city: 'sankt-peterburg' }],
  ['репетитор по англ языку', { ...tutor, has: ['subjects:english'] }],
  ['репетитор огэ математика', { ...tutor, has: ['subjects:maths', 'exams:oge'] }],
  ['подготовка к егэ по химии', { ...tutor, has: ['subjects:chemistry', 'exams:ege'] }],
  ['учитель физики онлайн', { ...tutor, has: ['subjects:physics', 'lesson_place:online'] }],
  ['репетитор для 3 класса', tutor],
  ['htgtnbnjh gj fyukbqcrjve', { ...tutor, has: ['subjects:english'] }],
  ['логопед ребенок не говорит', speech],
  ['водитель с личным авто казань', { ...driver, city: 'kazan', has: ['whose_car:own_car'] }],
  ['повар на день рождения', cook],
  ['медсестра капельница', nurse],
  ['садовник на дачу', gardener],
  ['муж и жена в загородный дом', couple],
  ['работа для няни без опыта', { ...nanny, kind }],
  [
    'вакансии домработница с проживанием москва',
    { ...housekeeper, kind, city: 'moskva', ...livingIn },
  ],
  ['подработка сиделкой по выходным', { ...carer, kind, has: ['employment:weekends'] }],
];

/** Written after a search learnt to ask for less, again before any of them was tried. */
export const fourthQueries: Query[] = [
  ['здравствуйте ищу няню для мальчика 4 года', { ...nanny, has: ['child_ages:preschool'] }],
  ['няня москва недорого', { ...nanny, city: 'moskva' }],
  ['хорошая добрая няня с опытом работы от 10 лет в казани', { ...nanny, city: 'kazan' }],
  ['нянячка', nanny],
  ['няня с пед образованием', nanny],
  ['бебиситер на выходные', { ...nanny, has: ['employment:weekends'] }],
  ['сиделка для лежачей бабушки с деменцией', { ...carer, has: ['conditions:dementia'] }],
  ['cbltkrf cfvfhf', { ...carer, city: 'samara' }],
  ['сиделка мужчина', carer],
  ['сидилку в екатеренбурге', { ...carer, city: 'ekaterinburg' }],
  ['нужен человек ухаживать за мамой после инсульта', { ...carer, has: ['conditions:stroke'] }],
  ['сиделка с правами и машиной', carer],
  ['домработница глажка и уборка', housekeeper],
  ['генеральная уборка дома', { has: ['cleaning:general'] }],
  ['убощица', housekeeper],
  ['помощник по дому', housekeeper],
  ['репетитор математики 9 класс огэ', { ...tutor, has: ['subjects:maths', 'exams:oge'] }],
  ['рипититор по рускому', { ...tutor, has: ['subjects:russian'] }],
  ['английский для детей онлайн', { has: ['lesson_place:online'] }],
  ['преподаватель музыки на дом', {}],
  ['учитель начальных классов', { ...tutor, has: ['subjects:primary'] }],
  ['логопед заикание спб', { ...speech, city: 'sankt-peterburg' }],
  ['водитель для пожилых', driver],
  ['семейный водитель с опытом 10 лет', driver],
  ['автоняня в школу и на кружки', drivingNanny],
  ['шеф повар', cook],
  ['медсестра ставить капельницы на дом', nurse],
  ['стрижка газона', {}],
  ['пара для работы в доме', couple],
  ['ищу работу гувернанткой', { ...governess, kind }],
  ['работа репетитором онлайн', { ...tutor, kind, has: ['lesson_place:online'] }],
  ['сиделка вахта', { ...carer, kind, ...livingIn }],
];

/** Written after what these had shown was mended, once more before any was tried. */
export const fifthQueries: Query[] = [
  ['няня с ночевкой', nanny],
  ['няню для двойни 1 год', { ...nanny, has: ['child_ages:toddler'] }],
  ['нянью на лето', nanny],
  ['няня-воспитатель для девочки 6 лет екатеринбург', { ...nanny, city: 'ekaterinburg' }],
  ['няня рядом с домом', nanny],
  ['yzyz yf xfc', nanny],
  ['сиделки цены', carer],
  ['сиделка с проживанием для бабушки после перелома шейки бедра', { ...carer, ...livingIn }],
  ['седелку для лежачево', { ...carer, has: ['mobility:bedridden'] }],
  ['сиделка в больницу', carer],
  ['сиделка ростов', { ...carer, city: 'rostov-na-donu' }],
  ['женщина для уборки квартиры', housekeeper],
  ['домрабртница', housekeeper],
  ['домработница повар', {}],
  ['мыть окна', {}],
  ['репетитор по матиматике и физике', { ...tutor, has: ['subjects:physics'] }],
  ['репетитор китайского', { ...tutor, has: ['subjects:chinese'] }],
  ['подготовиться к огэ', { has: ['exams:oge'] }],
  ['репитэтор', tutor],
  ['преподователь английского языка', { ...tutor, has: ['subjects:english'] }],
  ['логопед на дом для ребенка 5 лет', speech],
  ['лагапед', speech],
  ['водитель в семью москва', { ...driver, city: 'moskva' }],
  ['вадитиль', driver],
  ['повор', cook],
  ['повар кавказская кухня', { ...cook, has: ['cuisines:caucasian'] }],
  ['мед сестра уколы', nurse],
  ['садовник ландшафт', gardener],
  ['семейная пара без детей', couple],
  ['гувернантка английский язык мск', { ...governess, city: 'moskva' }],
  ['вакансия повара в семью', { ...cook, kind }],
  ['ищу подработку няней на вечер', { ...nanny, kind }],
];
