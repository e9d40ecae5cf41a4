import { describe, expect, it } from 'vitest';
import { categories } from '#db/content/categories.ts';
import { readCities } from '#db/content/cities.ts';
import { readCityPlaces } from '#db/content/city-places.ts';
import { cardKindSchema, type CardKind } from '#contract/categories.ts';
import {
  cardsAsObject,
  cardsCount,
  cityHeading,
  descriptionOf,
  fullHeadingOf,
  headingOf,
  titleOf,
} from '#web/cards/areas/area-words.ts';

/*
 * Everything that listings say of themselves, for every city and category, against forms that are
 * written out here once more and a rule for numerals of its own.
 */
const cities = readCities();
const stations = readCityPlaces().filter(({ kind }) => kind === 'metro');
/** «няни», «работа няней» */
const forms: Record<string, [many: string, instrumental: string]> = {
  nyanya: ['Няни', 'няней'],
  sidelka: ['Сиделки', 'сиделкой'],
  domrabotnitsa: ['Домработницы', 'домработницей'],
  repetitor: ['Репетиторы', 'репетитором'],
  guvernantka: ['Гувернантки', 'гувернанткой'],
  povar: ['Повара', 'поваром'],
  voditel: ['Водители', 'водителем'],
  avtonyanya: ['Автоняни', 'автоняней'],
  medsestra: ['Патронажные медсёстры', 'патронажной медсестрой'],
  logoped: ['Логопеды', 'логопедом'],
  sadovnik: ['Садовники', 'садовником'],
  'semeynaya-para': ['Семейные пары', 'семейной парой'],
};

const counts: [count: number, resume: string, vacancy: string, asObject: [string, string]][] = [
  [0, '0 анкет', '0 вакансий', ['0 анкет', '0 вакансий']],
  [1, '1 анкета', '1 вакансия', ['1 анкету', '1 вакансию']],
  [2, '2 анкеты', '2 вакансии', ['2 анкеты', '2 вакансии']],
  [5, '5 анкет', '5 вакансий', ['5 анкет', '5 вакансий']],
  [11, '11 анкет', '11 вакансий', ['11 анкет', '11 вакансий']],
  [21, '21 анкета', '21 вакансия', ['21 анкету', '21 вакансию']],
  [22, '22 анкеты', '22 вакансии', ['22 анкеты', '22 вакансии']],
  [25, '25 анкет', '25 вакансий', ['25 анкет', '25 вакансий']],
  [101, '101 анкета', '101 вакансия', ['101 анкету', '101 вакансию']],
  [111, '111 анкет', '111 вакансий', ['111 анкет', '111 вакансий']],
  [1240, '1 240 анкет', '1 240 вакансий', ['1 240 анкет', '1 240 вакансий']],
  [1241, '1 241 анкета', '1 241 вакансия', ['1 241 анкету', '1 241 вакансию']],
];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** By the last digits, as a schoolbook says it. */
function endingOf(count: number): 'one' | 'few' | 'many' {
  if (count % 100 >= 11 && count % 100 <= 14) return 'many';
  if (count % 10 === 1) return 'one';
  return count % 10 >= 2 && count % 10 <= 4 ? 'few' : 'many';
}

function faultsOf(text: string): string[] {
  const faults = [
    [/undefined|null|NaN|\[object/, 'a hole'],
    [/[ \u00a0]{2}|^\s|\s$/, 'a blank too many'],
    [/ [,.:;]/, 'a blank before a sign'],
    [/[,:;]{2}|\.\./, 'two signs'],
    [/[a-z]/i, 'Latin letters'],
    [/\d (анкет|вакан)/, 'a number that may leave its word'],
  ] as const;
  return faults.filter(([fault]) => fault.test(text)).map(([, name]) => `${name}: ${text}`);
}

describe('numerals', () => {
  it.each(counts)('%i', (count, resume, vacancy, [resumeObject, vacancyObject]) => {
    expect(plain(cardsCount('resume', count))).toBe(resume);
    expect(plain(cardsCount('vacancy', count))).toBe(vacancy);
    expect(plain(cardsAsObject('resume', count))).toBe(resumeObject);
    expect(plain(cardsAsObject('vacancy', count))).toBe(vacancyObject);
  });

  it('up to three thousand', () => {
    const endings = {
      resume: { one: 'анкета', few: 'анкеты', many: 'анкет' },
      vacancy: { one: 'вакансия', few: 'вакансии', many: 'вакансий' },
    };
    const faults = cardKindSchema.options.flatMap((kind) =>
      Array.from({ length: 3001 }, (_, count) => ({ count, text: cardsCount(kind, count) }))
        .filter(({ count, text }) => text.split('\u00a0').at(-1) !== endings[kind][endingOf(count)])
        .map(({ text }) => text),
    );
    expect(faults).toEqual([]);
  });

  it('capped', () => {
    expect(plain(cardsCount('resume', 10_000, false))).toBe('более 10 000 анкет');
    expect(plain(cardsCount('vacancy', 10_000, false))).toBe('более 10 000 вакансий');
    expect(plain(cardsAsObject('resume', 10_000, false))).toBe('более 10 000 анкет');
  });
});

const whoOf = (slug: string, kind: CardKind) => {
  const [many, instrumental] = forms[slug] ?? [];
  return kind === 'resume' ? many : `Работа ${instrumental}`;
};
const everyCategory = [...categories, null];
const headOf = (kind: CardKind, heading: string) =>
  [...counts.map(([count]) => cardsCount(kind, count)), cardsCount(kind, 10_000, false), null].map(
    (count) => ({ title: titleOf(heading, count), text: descriptionOf({ kind, heading }, count) }),
  );

describe('headings', () => {
  it('know the twelve categories and the cities of Russia', () => {
    expect(categories.map(({ slug }) => slug)).toEqual(Object.keys(forms));
    expect(cities.length).toBeGreaterThan(300);
    expect(stations.length).toBeGreaterThan(300);
  });

  it('say in which city, with the right preposition', () => {
    const faults: string[] = [];
    for (const city of cities) {
      const [preposition = '', ...name] = city.prepositional.split(' ');
      const begins = name.join(' ').slice(0, 3);
      // «во Владимире» and «во Ржеве», but «в Великих Луках»; nothing else takes the long form.
      const isHeavy = /^([ВФ][бвгджзклмнпрстфхцчшщ]|Рж)/.test(begins);
      if (preposition !== (isHeavy ? 'во' : 'в')) faults.push(city.prepositional);
      if (begins.slice(0, 2) !== city.name.slice(0, 2)) faults.push(`${city.name}: ${begins}`);
      for (const kind of cardKindSchema.options) {
        for (const category of everyCategory) {
          const who = category
            ? whoOf(category.slug, kind)
            : { resume: 'Помощники для семьи', vacancy: 'Работа помощником' }[kind];
          const heading = headingOf({ kind, category, city });
          if (heading !== `${who} ${city.prepositional}`) faults.push(heading);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('say at which station', () => {
    const faults: string[] = [];
    for (const metro of stations) {
      const city = cities.find(({ slug }) => slug === metro.city);
      if (!city) throw new Error(metro.city);
      for (const kind of cardKindSchema.options) {
        for (const category of categories) {
          const heading = headingOf({ kind, category, city, metro });
          const expected = `${whoOf(category.slug, kind)} у метро ${metro.name}`;
          if (heading !== expected) faults.push(heading);
          const full = fullHeadingOf({ kind, category, city, metro });
          if (full !== `${expected}, ${city.name}`) faults.push(full);
          faults.push(...faultsOf(full));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('stand well in titles and descriptions with every number', () => {
    const faults: string[] = [];
    let longest = '';
    for (const city of cities) {
      for (const kind of cardKindSchema.options) {
        for (const category of everyCategory) {
          for (const { title, text } of headOf(kind, fullHeadingOf({ kind, category, city }))) {
            faults.push(...faultsOf(title), ...faultsOf(text));
            if (title.length > longest.length) longest = title;
            if (text.length > 200) faults.push(`too long: ${text}`);
          }
        }
      }
      const both = cityHeading(city, categories);
      faults.push(...faultsOf(both));
      if (both !== `Помощники для семьи и работа помощником ${city.prepositional}`) {
        faults.push(both);
      }
    }
    expect(faults).toEqual([]);
    expect(longest.length).toBeLessThanOrEqual(75);
  });

  it('of stations are titles that a result page can show', () => {
    const titles = stations.flatMap((metro) =>
      cardKindSchema.options.flatMap((kind) =>
        categories.flatMap((category) => {
          const city = cities.find(({ slug }) => slug === metro.city) ?? null;
          const heading = fullHeadingOf({ kind, category, city, metro });
          return headOf(kind, heading).map(({ title }) => title);
        }),
      ),
    );
    expect(titles.filter((title) => title.length > 90)).toEqual([]);
  });
});
