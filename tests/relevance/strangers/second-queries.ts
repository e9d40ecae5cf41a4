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
 * Written after the first set had been mended, and committed before any of it was tried: 34 of 40
 * were right then.
 */

export const secondQueries: Question[] = [
  ['нужна няня на пару часов в день, ребенку годик', { ...nanny, has: ['child_ages:toddler'] }],
  ['няня по средам и пятницам самара', { ...nanny, city: 'samara', oneOf: [cellsOf('wed_')] }],
  ['няня с рождения до года', { ...nanny, oneOf: [['child_ages:newborn', 'child_ages:infant']] }],
  ['ищем няню двойняшкам 8 месяцев', { ...nanny, has: ['twins:yes', 'child_ages:infant'] }],
  ['няня без телефона в руках', nanny],
  ['няня водитель возить дочь на танцы', { categories: ['nyanya', 'avtonyanya'] }],
  ['кто посидит с ребенком пока я на работе', nanny],
  ['няня которая делает уроки с второклассником', { ...nanny, has: ['child_ages:school'] }],
  ['няня с медкнижкой в уфе', { ...nanny, city: 'ufa', has: ['documents:medical_book'] }],
  ['няня татарский язык казань', { ...nanny, city: 'kazan', has: ['languages:tatar'] }],
  ['yzyz xfc gbnth', { ...nanny, city: 'sankt-peterburg' }],
  ['бабушке 87 лет нужна помощь, не ходит', care],
  [
    'сиделка для мужчины с деменцией новосибирск',
    { ...carer, city: 'novosibirsk', has: ['conditions:dementia'] },
  ],
  ['папа после инфаркта нужен уход', { ...care, has: ['conditions:heart'] }],
  ['сиделка менять памперсы', { ...carer, has: ['hygiene:diapers'] }],
  ['сиделка недорого на дачу летом с мамой', carer],
  ['сиделка на сутки через двое', carer],
  [
    'уход за пролежнями',
    { ...care, oneOf: [['bedsores:treatment', 'bedsores:prevention', 'wounds:bedsores']] },
  ],
  ['медсестра взять кровь на анализ дома', { ...nurse, has: ['injections:blood'] }],
  ['прибраться в однушке перед приездом гостей', housekeeper],
  ['домработница чтобы и готовила, 3 раза в неделю', { ...housekeeper, has: ['visits:several'] }],
  ['кто моет люстры и окна', housekeeper],
  ['домраб с проживанием', { ...housekeeper, has: ['live_in:living_in'] }],
  ['физика егэ 11 класс', { ...tutor, has: ['subjects:physics', 'exams:ege'] }],
  ['учитель английского для малышей 5 лет', { ...tutor, has: ['subjects:english'] }],
  ['сын не тянет алгебру 8 класс', { ...tutor, has: ['subjects:maths', 'pupils:middle'] }],
  [
    'подготовка к устному собеседованию и огэ по русскому',
    { ...tutor, has: ['subjects:russian', 'exams:oge'] },
  ],
  ['логопед для ребенка 4 года не говорит шипящие', { ...speech, has: ['speech_sounds:hissing'] }],
  ['логопед зрр москва', { ...speech, city: 'moskva', has: ['speech_problems:delay'] }],
  [
    'водитель для мамы по врачам',
    { ...driver, oneOf: [['drive_tasks:doctor', 'passengers:elderly']] },
  ],
  ['домашний повар пп питание', { ...cook, has: ['diets:sport'] }],
  ['обрезка деревьев пермь', { ...gardener, city: 'perm', has: ['plant_care:pruning'] }],
  ['работа сиделкой без проживания дневная', { kind, ...carer, has: ['live_in:visiting'] }],
  ['няня подработка после учебы', { kind, ...nanny, oneOf: [cellsOf('_evening')] }],
  ['ищу работу домработницей 2 через 2', { kind, ...housekeeper }],
  ['сиделка вахта москва 4000', { kind, ...carer, city: 'moskva' }],
  [
    'репетитор математики вакансии онлайн',
    { kind, ...tutor, has: ['subjects:maths', 'lesson_place:online'] },
  ],
  ['работа для семейной пары в загородном доме', { kind, categories: ['semeynaya-para'] }],
  [
    'няня к школьнику не полный день',
    { kind, ...nanny, has: ['child_ages:school', 'employment:part_day'] },
  ],
  ['водитель на авто работодателя', { kind, ...driver, has: ['whose_car:family_car'] }],
];
