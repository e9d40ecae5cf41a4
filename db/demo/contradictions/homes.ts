import type { Contradiction } from './claims.ts';

const vacancyOf = (category: string) => ({ kind: 'vacancy', category }) as const;
const resumeOf = (category: string) => ({ kind: 'resume', category }) as const;

/** Of those who cook, drive, clean and garden. */
export const homeContradictions: Contradiction[] = [
  {
    what: 'cooks for more people than the answers allow',
    of: resumeOf('povar'),
    is: ({ about, number, text }) =>
      (/восемь человек/.test(about) && number('eaters') < 8) ||
      (/до ста гостей/.test(text) && number('banquet') > 0 && number('banquet') < 100),
  },
  {
    what: 'a dish of a kitchen that is not named',
    of: resumeOf('povar'),
    is: ({ text, has }) =>
      (/[Пп]лов(?!д)/.test(text) && !has('cuisines', 'uzbek')) ||
      (/[Хх]инкали|[Хх]ачапури|долма/.test(text) && !has('cuisines', 'caucasian')) ||
      (/[Мм]ангал/.test(text) && !has('techniques', 'grill')),
  },
  {
    what: 'buys where the answers say nothing, and plans what others plan',
    of: resumeOf('povar'),
    is: ({ about, has }) =>
      (/На рынок хожу/.test(about) && !has('shopping', 'market')) ||
      (/Меню на неделю пишу/.test(about) && !has('menu_planning', 'cook')),
  },
  {
    what: 'two prices of a first day',
    of: { category: 'povar' },
    is: ({ answers }) => answers['tasting'] !== undefined && answers['trial_day'] !== undefined,
  },
  {
    what: 'the youngest of none, or meat for those who eat none',
    of: vacancyOf('povar'),
    is: ({ answers, has, text, about }) =>
      (/кроме младшего/.test(text) &&
        !/двое детей|трое детей/.test(text) &&
        !has('eaters', '4') &&
        Number(answers['eaters']) < 4) ||
      (has('diets', 'vegetarian') &&
        (has('dishes', 'meat_and_fish') || /котлет|[Рр]ыбу едят/.test(text))) ||
      (/Острое и жареное не готовим/.test(text) && /аджика/.test(about)),
  },
  {
    what: 'accidents, and none',
    of: { kind: 'resume' },
    is: ({ about, answers, has }) =>
      answers['accidents'] !== undefined &&
      /аварий нет|Аварий по моей вине не/.test(about) &&
      !has('accidents', 'none'),
  },
  {
    what: 'a bus without the licence',
    of: resumeOf('voditel'),
    is: ({ text, has }) => /автобус/i.test(text) && !has('licence_categories', 'bus'),
  },
  {
    what: 'one way of the ride in the title, another in the story',
    of: vacancyOf('voditel'),
    is: ({ text, about, has }) =>
      (/Встретить в аэропорту/.test(text) && /Улетаем/.test(about)) ||
      (/на два дня/.test(about) && /Туда и обратно в один день/.test(text)) ||
      (/Маме \d/.test(about) && /пожилых родителей/.test(text)) ||
      (/следить за машинами/.test(about) && has('whose_car', 'own_car')) ||
      (/с детским креслом/.test(about) && !has('passengers', 'children')) ||
      (/иногда аэропорт/.test(about) && !has('drive_tasks', 'airport')),
  },
  {
    what: 'children of one child',
    of: { kind: 'vacancy' },
    is: ({ about, text, category }) =>
      ['voditel', 'avtonyanya'].includes(category) &&
      ((/^(?:[^.]*\. )?(?:Сыну|Дочери) \d+ (?:лет|года)\./.test(about) &&
        /Дети едут/.test(about)) ||
        (/У нас дво|У нас две/.test(about) && /возить ребёнка/.test(text))),
  },
  {
    what: 'at the weekend, and not',
    of: vacancyOf('avtonyanya'),
    is: ({ about, days }) => /В выходные нужно/.test(about) && !days.has('sat') && !days.has('sun'),
  },
  {
    what: 'children, toys or a study of a home that has none',
    of: vacancyOf('domrabotnitsa'),
    is: ({ text, number, has }) =>
      (number('residents') < 3 && /дети|Детские вещи|Игрушки/.test(text)) ||
      (number('residents') < 2 && /ребён/.test(text)) ||
      (number('bathrooms') < 2 && /Ванные комнаты/.test(text)) ||
      (has('windows', 'none') && /окна раз в сезон/.test(text)) ||
      (has('home', 'flat') && /весь дом|дом большой|Двор и участок|такой дом/.test(text)) ||
      (!has('home', 'flat') && /Съезжаем с квартиры|Балкон/.test(text)),
  },
  {
    what: 'every week of something done once or twice a month',
    of: { kind: 'vacancy' },
    is: ({ has, answers }) =>
      (has('visits', 'monthly') || has('visits', 'once')) &&
      answers['hours_per_week'] !== undefined,
  },
  {
    what: 'a whole day of five hours',
    of: vacancyOf('sadovnik'),
    is: ({ about, answers }) => {
      const week = answers['hours_per_week'];
      return (
        /на целый день/.test(about) &&
        typeof week === 'object' &&
        'from' in week &&
        Number(week.from) < 8
      );
    },
  },
  {
    what: 'flowers on the rubbish of a building site, and all seasons of one day',
    of: vacancyOf('sadovnik'),
    is: ({ has, answers }) =>
      (has('plot_state', 'building') &&
        ['flowers', 'roses', 'berries'].some((one) => has('garden_work', one))) ||
      (has('term', 'once') && Array.isArray(answers['seasons']) && answers['seasons'].length > 1),
  },
  {
    what: 'they buy the plants, and so does the gardener',
    of: vacancyOf('sadovnik'),
    is: ({ about, answers }) =>
      /Саженцы и удобрения покупаем мы/.test(about) && answers['plant_shopping'] === true,
  },
  {
    what: 'a machine of one’s own that one cannot handle',
    of: resumeOf('sadovnik'),
    is: ({ answers, has }) => {
      const own = answers['own_machines'];
      return Array.isArray(own) && own.some((machine) => !has('machines', machine));
    },
  },
  {
    what: 'a garden only in spring and autumn, and work for the whole year',
    of: resumeOf('sadovnik'),
    is: ({ has, answers }) =>
      has('employment', 'full_day') &&
      Array.isArray(answers['seasons']) &&
      answers['seasons'].length < 3,
  },
  {
    what: 'owners who come at weekends to nobody',
    of: vacancyOf('semeynaya-para'),
    is: ({ has, days, about, number }) =>
      (has('owners_presence', 'weekends') && !days.has('sat')) ||
      (/взрослые, дети/.test(about) && number('residents') < 3) ||
      (/баня/.test(about) && !has('engineering', 'sauna')) ||
      (/снегоуборщик есть/.test(about) && !has('machines', 'snow_blower')),
  },
  {
    what: 'owners, guests and grandchildren of a first place',
    of: resumeOf('semeynaya-para'),
    is: ({ about, number }) =>
      number('experience') === 0 &&
      /хозяев присматривали|накрывали без|[Хх]озяйские собаки/.test(about),
  },
  {
    what: 'an earlier company as the place of today',
    of: { kind: 'resume' },
    is: ({ text, workplaces }) =>
      /теперь работаю на себя|Начинала горничной|теперь лечу и обрезаю|Начинал[а]? санитар/.test(
        text,
      ) &&
      /Клининговая|Гостиница|Плодовое хозяйство|Больница, невр/.test(workplaces[0]?.place ?? ''),
  },
];
