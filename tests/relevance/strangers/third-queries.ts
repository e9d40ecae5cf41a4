import { care, carer, cellsOf, housekeeper, kind, nanny, speech, tutor } from './asked.ts';
import type { Question } from './judge.ts';

/**
 * Written after the second set had been mended, and committed before any of it was tried: 28 of 30
 * were right then.
 */

export const thirdQueries: Question[] = [
  ['няня к новорожденной дочке', { ...nanny, has: ['child_ages:newborn'] }],
  ['нужна няня пн-пт с 9 до 18', { ...nanny, oneOf: [cellsOf('mon_'), cellsOf('_day')] }],
  [
    'няня-гувернантка с английским для девочки 6 лет',
    { categories: ['nyanya', 'guvernantka'], has: ['child_ages:preschool'] },
  ],
  ['няня логопед ребенку 4 года', { categories: ['nyanya', 'logoped'] }],
  ['добрая бабушка посидеть с внучкой', nanny],
  ['няня с опытом больше 10 лет', { ...nanny, numbers: { experience: [10, 60] } }],
  ['няня омск ленинский район', { ...nanny, city: 'omsk' }],
  ['няня на полный день с готовкой', { ...nanny, has: ['employment:full_day'] }],
  [
    'сиделка женщине 90 лет деменция ростов на дону',
    { ...carer, city: 'rostov-na-donu', has: ['conditions:dementia'] },
  ],
  ['кто может присмотреть за дедушкой днем', carer],
  [
    'сиделка с мед образованием',
    {
      ...carer,
      oneOf: [['education:higher_medical', 'education:vocational_medical', 'training:nurse']],
    },
  ],
  ['сиделка в хоспис паллиатив', { ...care, has: ['conditions:palliative'] }],
  ['уход за мамой с переломом шейки', { ...care, has: ['conditions:hip_fracture'] }],
  ['уборка двушки раз в две недели', { ...housekeeper, has: ['visits:monthly'] }],
  ['домработница гладить и готовить ужин', housekeeper],
  ['уборка коттеджа после строителей', { ...housekeeper, has: ['cleaning:after_repair'] }],
  [
    'репетитор по информатике огэ питер',
    { ...tutor, city: 'sankt-peterburg', has: ['subjects:computing'] },
  ],
  ['немецкий с нуля онлайн', { ...tutor, has: ['subjects:german', 'lesson_place:online'] }],
  [
    'обществознание история егэ',
    { ...tutor, has: ['subjects:social_studies', 'subjects:history', 'exams:ege'] },
  ],
  ['логопед заикание подросток', { ...speech, has: ['speech_problems:stutter'] }],
  ['водитель в семью с категорией д', { categories: ['voditel'] }],
  ['повар без глютена для ребенка', { categories: ['povar'], has: ['diets:gluten_free'] }],
  ['садовник подготовить сад к зиме', { categories: ['sadovnik'] }],
  ['няня на неделю пока мама в командировке', nanny],
  [
    'работа няней с проживанием без опыта',
    { kind, ...nanny, has: ['live_in:living_in', 'experience_wanted:any'] },
  ],
  [
    'подработка сиделкой ночью',
    {
      kind,
      ...carer,
      oneOf: [
        ['night_care:sleeping', 'night_care:several', 'night_care:awake', ...cellsOf('_night')],
      ],
    },
  ],
  ['убираться в квартирах самозанятым', { kind, ...housekeeper, has: ['paperwork:self_employed'] }],
  [
    'няня к малышу 1 год новосибирск',
    { kind, ...nanny, city: 'novosibirsk', has: ['child_ages:toddler'] },
  ],
  [
    'репетитор начальных классов вакансии у ученика дома',
    { kind, ...tutor, has: ['subjects:primary', 'lesson_place:at_pupil'] },
  ],
  ['частный водитель вакансия спб', { kind, categories: ['voditel'], city: 'sankt-peterburg' }],
];
