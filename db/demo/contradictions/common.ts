import type { Contradiction } from './claims.ts';

const vacancy = { kind: 'vacancy' } as const;
const resume = { kind: 'resume' } as const;

/** Of every category. */
export const commonContradictions: Contradiction[] = [
  {
    what: 'weeks on end at the family, and never at weekends',
    is: ({ text, answers, has }) =>
      (/вахт/i.test(text) ||
        ['week', 'two_weeks', 'month'].some((one) => has('shift_rhythm', one))) &&
      answers['weekends_and_holidays'] === false,
  },
  {
    what: 'weeks on end, and every night at home',
    of: resume,
    is: ({ about, has }) => /вахтой/i.test(about) && !has('live_in', 'living_in'),
  },
  {
    what: 'works at weekends, but no day of a weekend is marked, or the other way round',
    is: ({ answers, days }) =>
      answers['weekends_and_holidays'] !== undefined &&
      answers['weekends_and_holidays'] !== (days.has('sat') || days.has('sun')),
  },
  {
    what: 'a rhythm in words that is not among the answers',
    is: ({ about, answers, has }) =>
      answers['shift_rhythm'] !== undefined &&
      ((/два через два/.test(about) && !has('shift_rhythm', 'two_two')) ||
        (/неделя через неделю/.test(about) && !has('shift_rhythm', 'week')) ||
        (/две недели у вас/.test(about) && !has('shift_rhythm', 'two_weeks'))),
  },
  {
    what: 'once, and hours every week or a day on trial',
    of: vacancy,
    is: ({ has, answers, about }) =>
      has('term', 'once') &&
      (answers['hours_per_week'] !== undefined ||
        answers['trial_day'] !== undefined ||
        /пробн(?:ом|ый) дн|пробный день|надолго|последней работ/i.test(about)),
  },
  {
    what: 'for some months only, and for long',
    of: vacancy,
    is: ({ has, text }) =>
      (has('term', 'months') || has('term', 'once')) &&
      /надолго|постоянно$|постоянн(?:ый|ую|ого) (?:работ|уход|человек)|Отпуск оплачиваемый/im.test(
        text,
      ),
  },
  {
    what: 'hours a week that are not days times hours',
    of: vacancy,
    is: ({ about, answers, days }) => {
      const week = answers['hours_per_week'];
      const [, from, to] = /с (\d+) до (\d+)/.exec(about) ?? [];
      if (typeof week !== 'object' || !('from' in week) || !from || !to) return false;
      const hours = (Number(to) - Number(from) + 24) % 24;
      return week.from !== hours * days.size;
    },
  },
  {
    what: 'so many times a week, and another number of days',
    of: vacancy,
    is: ({ about, days, has }) =>
      !has('visits', 'monthly') &&
      ((/(?<!или )раз в неделю(?! музей)/i.test(about) &&
        /Приходить раз в неделю/.test(about) &&
        days.size !== 1) ||
        (/[Дд]ва-три раза в неделю/.test(about) && (days.size < 2 || days.size > 3)) ||
        (has('lessons_per_week', 'three') && days.size < 3) ||
        (has('visits', 'several') && !has('visit_kind', 'course') && days.size < 2)),
  },
  {
    what: 'no experience wanted, and experience or references wanted',
    of: vacancy,
    is: ({ has, about }) =>
      has('experience_wanted', 'any') &&
      (has('documents_wanted', 'references') ||
        /[Оо]пыт[^.]{0,40}(?<!не )обязателен|[Нн]ужен опыт|показать рекомендации/.test(about)),
  },
  {
    what: 'a taxi late in the evening from work that ends by day, or for those who stay',
    of: vacancy,
    is: ({ has, cells }) =>
      has('extras', 'late_taxi') &&
      (has('live_in', 'living_in') || !cells.some((cell) => cell.endsWith('evening'))),
  },
  {
    what: 'a flat number of a house',
    of: vacancy,
    is: ({ has, address }) =>
      address !== null &&
      /квартира/.test(address) &&
      (has('home', 'house') || has('home', 'country')),
  },
  {
    what: 'a lift or a doorphone of a house',
    of: vacancy,
    is: ({ has, about }) =>
      /лифт|домофон|в подъезде/i.test(about) && (has('home', 'house') || has('home', 'country')),
  },
  {
    what: 'cares for dogs, and none may be there',
    is: ({ kind, text, has }) =>
      kind === 'resume' &&
      ((has('pets', 'none') &&
        /с собак(?:ой|ами)|[Сс]обаки ходят|двумя собаками|[Кк]ота|кошк(?:ой|а,)/.test(text)) ||
        (has('pets', 'cats') &&
          /с собак(?:ой|ами)|[Сс]обаки ходят|двумя собаками|С нами собака/.test(text) &&
          !/собак побаива/.test(text)) ||
        (has('pets', 'dogs') && /[Кк]ота накорм|и кошкой|С нами кошка/.test(text))),
  },
  {
    what: 'a month that pays an hour much less or more than an hour of such work',
    of: vacancy,
    is: ({ unit, pay, answers }) => {
      const week = answers['hours_per_week'];
      if (unit !== 'month' || typeof week !== 'object' || !('from' in week)) return false;
      const hour = pay / (Number(week.from) * 4.33);
      return hour < 130;
    },
  },
  {
    what: 'years in words that are longer than a grown-up life',
    of: resume,
    is: ({ about, age, number }) => {
      const told = /[Дд]вадцать лет/.test(about) ? 20 + number('experience') : 0;
      return told > age - 17.5;
    },
  },
  {
    what: 'all years at the wheel paid for by strangers',
    of: resume,
    is: ({ about }) => {
      const [, driving, paid] =
        /за рулём — ?(\d+) [а-я]+, из них (\d+)/i.exec(about.replace(/рулём (\d)/, 'рулём — $1')) ??
        [];
      return driving !== undefined && Number(driving) <= Number(paid);
    },
  },
  {
    what: 'works there still, and has left, or the other way round',
    of: resume,
    is: ({ about, workplaces }) =>
      workplaces.length > 0 &&
      ((/в школе работаю|Утром веду уроки|Преподаю в университете|Утром работаю логопедом|Работаю доцентом/.test(
        about,
      ) &&
        workplaces[0]?.until !== null) ||
        (/расстались|[Пп]ереехала в другой город|недавно уехала|дети выросли и сели/.test(about) &&
          workplaces[0]?.until === null)),
  },
  {
    what: 'lives there, and comes in the morning',
    of: resume,
    is: ({ has, text }) =>
      has('live_in', 'living_in') &&
      !has('live_in', 'visiting') &&
      /прихожу на десять минут раньше|ночевать дома|Приезжаю со сво/.test(text),
  },
  {
    what: 'a day that has passed',
    is: ({ closesOn }) => closesOn !== null && closesOn < '2026-11-21',
  },
];
