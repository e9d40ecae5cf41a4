import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftSchema } from '#contract/drafts.ts';
import { publishableSchema } from '#contract/publication.ts';
import { normalizeEmail, normalizePhone } from '#contract/contacts.ts';
import { startingDefinitions } from '../content/questions/sets.ts';
import { accountCards } from './accounts.ts';
import type { DemoCard } from './card.ts';
import { generateCards } from './generate.ts';

const now = new Date('2026-11-20T12:00:00Z');
const wish = { seed: 1, now, count: 2000 };
const generated = [...generateCards(wish)];
const cards = [...accountCards(now), ...generated];
const resumes = cards.filter(({ kind }) => kind === 'resume');
const vacancies = cards.filter(({ kind }) => kind === 'vacancy');

const about = ({ draft }: DemoCard) => draft.about ?? '';
const texts = (card: DemoCard) => [about(card), card.draft.title ?? 'Няня', card.owner.name];
const repeated = (items: readonly string[]) =>
  items.filter((item, at) => items.indexOf(item) !== at);

describe('generator', () => {
  it('gives the same cards for the same seed, others for another', () => {
    expect([...generateCards(wish)]).toEqual(generated);
    expect([...generateCards({ ...wish, seed: 2 })]).not.toEqual(generated);
  });

  it('makes as many as wanted', () => {
    expect(generated).toHaveLength(2000);
    expect([...generateCards({ ...wish, count: 3 })]).toHaveLength(3);
  });

  it('lives in many cities, in Moscow most', () => {
    const cities = cards.map(({ draft }) => draft.city);
    expect(new Set(cities).size).toBeGreaterThanOrEqual(25);
    expect(cities.filter((city) => city === 'moskva').length).toBeGreaterThan(cards.length / 5);
  });

  it('spreads the publications over sixty days', () => {
    const ages = generated.map((card) => now.getTime() - card.publishedAt.getTime());
    const day = 24 * 60 * 60 * 1000;
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(61 * day);
    expect(Math.max(...ages)).toBeGreaterThan(50 * day);
    expect(cards.filter((card) => card.registeredAt >= card.publishedAt)).toEqual([]);
  });

  it('asks most owners of resumes for the consent to distribution', () => {
    const share = resumes.filter(({ distribution }) => distribution).length / resumes.length;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.9);
  });

  it('leaves a few cards without a title', () => {
    const untitled = cards.filter(({ draft }) => draft.title === null).length;
    expect(untitled).toBeGreaterThan(0);
    expect(untitled).toBeLessThan(cards.length / 10);
  });
});

describe('every card', () => {
  it.each([
    ['resume', resumes],
    ['vacancy', vacancies],
  ] as const)('can be published as it is: %s', (kind, some) => {
    const definitions = startingDefinitions('nyanya', kind);
    const keys = new Set(definitions.map(({ key }) => key));
    const schema = publishableSchema(definitions);
    for (const { draft } of some) {
      const parsed = schema.safeParse(draft);
      expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toBeUndefined();
      expect(draftSchema.parse(draft)).toEqual(draft);
      expect(Object.keys(draft.answers).filter((key) => !keys.has(key))).toEqual([]);
    }
  });

  it('has an address of its own', () => {
    const slugs = cards.map(({ slug }) => slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !/^nyanya-vo?-[a-z-]+-[a-z0-9]{6}$/.test(slug))).toEqual([]);
  });

  it('has an owner who can be reached', () => {
    const phones = cards.map(({ owner }) => owner.phone);
    expect(repeated(phones)).toEqual([]);
    expect(phones.filter((phone) => normalizePhone(phone) !== phone)).toEqual([]);
    const emails = cards.flatMap(({ owner }) => owner.email ?? []);
    expect(repeated(emails)).toEqual([]);
    expect(emails.filter((email) => normalizeEmail(email) !== email)).toEqual([]);
  });

  it('tells its own story', () => {
    expect(repeated(cards.map(about))).toEqual([]);
  });

  it('is written cleanly: no marks of a template, no stray blanks or signs', () => {
    const dirty =
      /[{}[\]$<>]|undefined|null|NaN|Object| {2}|\n{3}| [,.!?;:]|[,;] ?[.!]|\.\.|^\s|\s$/;
    expect(cards.flatMap(texts).filter((text) => dirty.test(text))).toEqual([]);
  });

  it('speaks in sentences', () => {
    const sentences = cards.flatMap((card) => about(card).split(/(?<=[.!?]) |\n+/));
    expect(sentences.filter((text) => !/^[«А-ЯЁA-Z0-9][^]*[.!?»]$/u.test(text))).toEqual([]);
  });

  it('says no sentence twice', () => {
    const stuttering = cards.filter(
      (card) => repeated(about(card).split(/(?<=[.!?])\s/)).length > 0,
    );
    expect(stuttering.map(about)).toEqual([]);
  });

  it('agrees in number', () => {
    const wrong =
      /(?<!\d)(?:1|[2-9]1) (?:лет|года|месяцев|месяца)|(?<![\d])[2-4] (?:лет\b|год\b|месяц\b)(?!а)|(?:[05-9]|1[0-9]) (?:год|года|месяц|месяца)(?![а-яё])/;
    const spoken = cards.map((card) => about(card).replaceAll(/«[^»]*»/g, ''));
    expect(spoken.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('names no phone, link or mail', () => {
    expect(cards.map(about).filter((text) => /\d{5}|https?:|www|@|t\.me/i.test(text))).toEqual([]);
  });
});

describe('resumes', () => {
  const answersOf = (card: DemoCard) =>
    z
      .looseObject({ birth_date: z.string(), education: z.string(), experience: z.number() })
      .parse(card.draft.answers);
  const ageOf = (card: DemoCard) => {
    const birth = new Date(answersOf(card).birth_date);
    return (now.getTime() - birth.getTime()) / (365.2425 * 24 * 60 * 60 * 1000);
  };

  it('count no experience before eighteen', () => {
    const odd = resumes.filter((card) => answersOf(card).experience > ageOf(card) - 17.9);
    expect(odd).toEqual([]);
  });

  it('give experience and schooling that fit the age', () => {
    const odd = resumes.filter((card) => {
      const education = answersOf(card).education;
      const grownUp = education.startsWith('higher') ? 20 : 18;
      return answersOf(card).experience > ageOf(card) - grownUp + 0.1;
    });
    expect(odd.map((card) => answersOf(card))).toEqual([]);
    const students = resumes.filter((card) => answersOf(card).education === 'student');
    expect(Math.max(...students.map(ageOf))).toBeLessThan(24);
  });

  it('speak of a woman in the feminine', () => {
    const masculine =
      /(?<![А-Яа-яё])(?:работал|отработал|вёл|пришёл|готов|рад|медбрат|занимался|ухаживал|водил)(?![А-Яа-яё])/i;
    const women = resumes.filter(({ owner }) => /[ая]$/.test(owner.name.split(' ')[0] ?? ''));
    const men = new Set(['Илья']);
    const odd = women.filter(
      (card) => !men.has(card.owner.name.split(' ')[0] ?? '') && masculine.test(about(card)),
    );
    expect(odd.map(about)).toEqual([]);
  });

  it('have a week that suits the employment', () => {
    const listed = z.array(z.string());
    const weeks = resumes.map(({ draft }) => ({
      kinds: listed.parse(draft.answers['employment']),
      week: listed.parse(draft.answers['schedule']),
    }));
    const worksOn = (days: RegExp) => (cell: string) => days.test(cell);
    const idle = weeks.filter(
      ({ kinds, week }) =>
        kinds.includes('full_day') && week.filter(worksOn(/^(mon|tue|wed|thu|fri)_/)).length < 10,
    );
    expect(idle).toEqual([]);
    const weekends = weeks.filter(({ kinds }) => kinds[0] === 'weekends');
    expect(weekends.length).toBeGreaterThan(0);
    expect(weekends.flatMap(({ week }) => week).filter(worksOn(/^(?!sat|sun)/))).toEqual([]);
  });

  it('ask more in Moscow than in smaller cities', () => {
    const hourly = (city: string) =>
      resumes.flatMap(({ draft }) =>
        draft.city === city && draft.pay?.unit === 'hour' ? (draft.pay.from_kopecks ?? []) : [],
      );
    const mean = (sums: number[]) => sums.reduce((total, sum) => total + sum, 0) / sums.length;
    expect(mean(hourly('moskva'))).toBeGreaterThan(1.3 * mean(hourly('chelyabinsk')));
  });
});

describe('vacancies', () => {
  it('demand neither sex, age, nationality nor family', () => {
    const forbidden =
      /женщин|мужчин|девушк|бабушк[уи] на|пенсионер|славян|русск(?:ая|ую) няня|гражданств|национальн|замуж|без детей|от \d+ до \d+ лет|не старше|не моложе|прописк/i;
    expect(vacancies.map(about).filter((text) => forbidden.test(text))).toEqual([]);
  });
});
