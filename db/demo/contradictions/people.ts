import type { Contradiction } from './claims.ts';

const vacancyOf = (category: string) => ({ kind: 'vacancy', category }) as const;
const resumeOf = (category: string) => ({ kind: 'resume', category }) as const;

/** Of those who look after children and sick people, and who teach. */
export const peopleContradictions: Contradiction[] = [
  {
    what: 'good marks, and lags behind',
    of: vacancyOf('repetitor'),
    is: ({ has, about }) =>
      (has('marks', 'fives') &&
        /пробел|догоня|теряем нить|тройк|двойк|пишет плохо|не обойтись/.test(about)) ||
      (has('marks', 'fours') && /выходит тройка|теряем нить|не обойтись/.test(about)) ||
      (!has('marks', 'fives') && /В школе пять|скучно,/.test(about)),
  },
  {
    what: 'has no wish to learn, and asks for a teacher',
    of: vacancyOf('repetitor'),
    is: ({ about }) => /Мотивации пока мало/.test(about) && /просит/.test(about),
  },
  {
    what: 'free after school or in the evening, and sought in the morning',
    of: vacancyOf('repetitor'),
    is: ({ about, cells }) =>
      (/после школы/.test(about) && cells.some((cell) => cell.endsWith('morning'))) ||
      (/будни вечером/.test(about) && cells.some((cell) => !cell.endsWith('evening'))),
  },
  {
    what: 'more lessons than days',
    of: vacancyOf('repetitor'),
    is: ({ has, days }) => has('lessons_per_week', 'three') && days.size < 3,
  },
  {
    what: 'pays a teacher every day who comes twice a week',
    of: { kind: 'vacancy' },
    is: ({ has, category }) =>
      (category === 'repetitor' || category === 'logoped') && has('pay_rhythm', 'daily'),
  },
  {
    what: 'a report to parents as often as it is not',
    of: { kind: 'resume' },
    is: ({ about, answers, has }) =>
      answers['parent_reports'] !== undefined &&
      ((/Раз в месяц пишу родителям/.test(about) && !has('parent_reports', 'monthly')) ||
        (/После каждого занятия родители/.test(about) && !has('parent_reports', 'each'))),
  },
  {
    what: 'says when lessons are, and marks other hours',
    of: resumeOf('repetitor'),
    is: ({ about, cells }) =>
      /днём свободнее|дневные и вечерние/.test(about) &&
      !cells.some((cell) => cell.endsWith('day')),
  },
  {
    what: 'teenagers of a teacher of small children',
    of: resumeOf('repetitor'),
    is: ({ about, has }) =>
      /С подростками/.test(about) &&
      !['middle', 'ninth', 'senior'].some((one) => has('pupils', one)),
  },
  {
    what: 'a first-year student who is far on',
    of: resumeOf('repetitor'),
    is: ({ about, answers }) =>
      /старших курсах/.test(about) && answers['speciality'] === '1 курс университета',
  },
  {
    what: 'one relative in words, another in the answers',
    of: vacancyOf('sidelka'),
    is: ({ about, has }) => {
      const named = /(?:для |с )?(?<![а-яё])(мам|пап|тёт|бабушк|дедушк)[а-яё]* \d+ [а-я]+,/i.exec(
        about,
      )?.[1];
      const kin = named?.toLowerCase();
      return (
        (kin === 'бабушк' && !has('ward', 'grandmother')) ||
        (kin === 'дедушк' && !has('ward', 'grandfather')) ||
        (['мам', 'пап', 'тёт'].includes(kin ?? '') &&
          (has('ward', 'grandmother') || has('ward', 'grandfather')))
      );
    },
  },
  {
    what: 'forgets everything, and understands everything',
    of: vacancyOf('sidelka'),
    is: ({ has, about, text }) =>
      (has('conditions', 'dementia') && /всё понимает/.test(about)) ||
      (/Плохо слышит/.test(text) && /всё слышит|любит слушать/.test(text)) ||
      (has('conditions', 'stroke') && /руки рабочие/.test(about)),
  },
  {
    what: 'lives together, and food is brought',
    of: vacancyOf('sidelka'),
    is: ({ has, about }) =>
      has('who_is_home', 'relatives') && /привозим готовую|на выходные приезжаем/.test(about),
  },
  {
    what: 'a carer at night who spends the day outside',
    of: resumeOf('sidelka'),
    is: ({ cells, about }) =>
      cells.length > 0 &&
      cells.every((cell) => cell.endsWith('evening') || cell.endsWith('night')) &&
      /гуляем|Вожу к врачу|варю понемногу|каждый вечер пишу/.test(about),
  },
  {
    what: 'a day and a night on end, and never at night',
    of: resumeOf('sidelka'),
    is: ({ text, has }) => /смены и сутки/.test(text) && has('night_care', 'none'),
  },
  {
    what: 'a course of some days for some months',
    of: vacancyOf('medsestra'),
    is: ({ has, about }) => /\d+ (?:день|дня|дней)/.test(about) && has('term', 'months'),
  },
  {
    what: 'the doctor has ordered it, and has not',
    of: vacancyOf('medsestra'),
    is: ({ about }) =>
      /назначил|назначены|по назначению/.test(about) && /Назначения пока нет/.test(about),
  },
  {
    what: 'somebody of the family is there, and nobody is',
    of: { kind: 'vacancy' },
    is: ({ about, has }) =>
      (/Дома всегда кто-то из родных/.test(about) && !has('who_is_home', 'relatives')) ||
      (/Работаю из дома/.test(about) && !has('who_is_home', 'parent_working')) ||
      (/в выходные подменить её некому/.test(about) && has('who_is_home', 'grandparents')),
  },
  {
    what: 'food of a grown-up for a baby',
    of: vacancyOf('nyanya'),
    is: ({ text, about, number }) =>
      (/(?:Сыну|Дочке|им) [1-5] месяц|(?:дочка|сын) \([1-5] месяц|младш(?:ей|ему) [1-5] месяц/.test(
        text,
      ) &&
        /[Пп]рикорм|мультик|Мультфильм|разогреть|в холодильнике|пищевая аллергия/.test(about)) ||
      number('children_count') > 9,
  },
  {
    what: 'grandchildren at thirty',
    of: resumeOf('nyanya'),
    is: ({ about, age, number }) =>
      /младший внук стал школьником|понянчила внуков|Внуки подросли/.test(about) &&
      age - number('experience') < 46,
  },
  {
    what: 'one place of the earlier work in words, another in the list',
    of: resumeOf('nyanya'),
    is: ({ about, workplaces }) => {
      const places = workplaces.map(({ place }) => place).join('; ');
      return (
        (/в детской поликлинике/.test(about) && /больница/.test(places)) ||
        (/детской больнице|новорождённых/.test(about) && /поликлиника/.test(places)) ||
        (/музыкальной школе/.test(about) && /Детский сад/.test(places)) ||
        (/Музыкальный руководитель/.test(about) && /музыкальная школа/.test(places)) ||
        (/центр развития|детском центре/.test(about) && /Детский сад/.test(places))
      );
    },
  },
  {
    what: 'only elder pupils of children who go to the kindergarten',
    of: resumeOf('guvernantka'),
    is: ({ text, has }) =>
      (/(?<!до)школьник/.test(text.split('\n')[0] ?? '') && !has('child_ages', 'school')) ||
      (/Уроки делаем сразу/.test(text) &&
        !has('child_ages', 'school') &&
        !has('child_ages', 'teen')),
  },
  {
    what: 'travels much with those who pay by the hour',
    of: resumeOf('guvernantka'),
    is: ({ text, has }) => /много ездит/.test(text) && has('employment', 'hourly'),
  },
  {
    what: 'nobody was asked yet, and there were lessons',
    of: vacancyOf('logoped'),
    is: ({ about, has }) =>
      (/ещё не обращались/.test(about) && !has('earlier_lessons', 'never')) ||
      (/В саду есть логопед/.test(about) && has('earlier_lessons', 'never')),
  },
  {
    what: 'comes to the house, and does not',
    is: ({ category, kind, about, has }) =>
      category === 'logoped' &&
      ((kind === 'vacancy' && /логопед домой/.test(about) && !has('lesson_place', 'at_pupil')) ||
        (kind === 'resume' &&
          /дома и в кабинете/.test(about) &&
          !has('lesson_place', 'at_teacher'))),
  },
];
