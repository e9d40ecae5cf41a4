import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CardKind } from '#contract/categories.ts';
import { draftSchema } from '#contract/drafts.ts';
import { publishableSchema } from '#contract/publication.ts';
import { startingDefinitions } from '../content/questions/sets.ts';
import { localities } from './localities.ts';
import { createDealer, type Source } from './phrases.ts';
import { faultsOf, feminineWords, forbiddenDemands, masculineWords } from './proofreading.ts';
import { pickByWeight, seeded } from './random.ts';
import type { Made, Trade } from './trade.ts';
import { trades } from './trades.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Neighbours as one trade makes them, nothing left out. */
function makeMany(trade: Trade, kind: CardKind, count = 200): Made[] {
  const random = seeded(7);
  const source: Source = { random, deal: createDealer(random) };
  return Array.from({ length: count }, (_, at) =>
    trade.make[kind](source, {
      now,
      locality: pickByWeight(random, localities),
      number: at + 1,
    }),
  );
}

const about = ({ draft }: Made) => draft.about ?? '';
const textsOf = ({ draft }: Made) => [
  draft.about ?? '',
  ...draft.workplaces.flatMap(({ duties }) => duties ?? []),
  ...draft.questions,
];

describe.each(trades.map((trade) => [trade.category, trade] as const))('%s', (category, trade) => {
  const made = { resume: makeMany(trade, 'resume'), vacancy: makeMany(trade, 'vacancy') };
  const all = [...made.resume, ...made.vacancy];

  it.each(['resume', 'vacancy'] as const)('can be published as it is: %s', (kind) => {
    const definitions = startingDefinitions(category, kind);
    const keys = new Set(definitions.map(({ key }) => key));
    const schema = publishableSchema(definitions, now);
    for (const { draft } of made[kind]) {
      const parsed = schema.safeParse(draft);
      expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toBeUndefined();
      expect(draftSchema.parse(draft)).toEqual(draft);
      expect(Object.keys(draft.answers).filter((key) => !keys.has(key))).toEqual([]);
    }
  });

  it.each(['resume', 'vacancy'] as const)('answers most of its own questions: %s', (kind) => {
    const definitions = startingDefinitions(category, kind);
    const answered = new Set(made[kind].flatMap(({ draft }) => Object.keys(draft.answers)));
    const never = definitions.map(({ key }) => key).filter((key) => !answered.has(key));
    expect(never.slice(Math.floor(definitions.length / 5))).toEqual([]);
  });

  it('tells its own story in clean Russian', () => {
    for (const kind of ['resume', 'vacancy'] as const) {
      expect(new Set(made[kind].map(about)).size).toBeGreaterThanOrEqual(198);
    }
    const faulty = all.flatMap(textsOf).flatMap((text) => {
      const faults = faultsOf(text);
      return faults.length > 0 ? [{ faults, text }] : [];
    });
    expect(faulty).toEqual([]);
    const titles = all.flatMap(({ draft }) => draft.title ?? []);
    expect(titles.filter((title) => !/^[А-ЯЁ][^.]*[^\s.,]$/u.test(title))).toEqual([]);
    expect(titles.length).toBeGreaterThan(all.length * 0.85);
  });

  it('speaks of a woman in the feminine and of a man in the masculine', () => {
    const alone = made.resume.filter(({ together }) => !together);
    const women = alone.filter(({ person }) => person.sex === 'female');
    const men = alone.filter(({ person }) => person.sex === 'male');
    const words = (one: Made) =>
      [about(one), ...one.draft.workplaces.map(({ duties }) => duties ?? '')].join(' ');
    expect(women.map(words).filter((text) => masculineWords.test(text))).toEqual([]);
    expect(men.map(words).filter((text) => feminineWords.test(text))).toEqual([]);
  });

  it('fits the experience to the age and the schooling', () => {
    const answersOf = ({ draft }: Made) =>
      z
        .looseObject({ education: z.string().optional(), experience: z.number() })
        .parse(draft.answers);
    const odd = made.resume.filter((one) => {
      const { education = '', experience } = answersOf(one);
      return experience > one.person.age - (education.startsWith('higher') ? 20 : 18) + 0.1;
    });
    expect(odd.map(({ person, draft }) => [person.age, draft.answers])).toEqual([]);
  });

  it('lays places of work one after another, none before eighteen', () => {
    const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;
    const today = month('2026-11');
    for (const { draft, person } of made.resume) {
      const places = draft.workplaces;
      expect(places.length).toBeLessThanOrEqual(4);
      const from = places.map((place) => month(place.from ?? ''));
      const until = places.map((place) => (place.until === null ? today : month(place.until)));
      expect(from.every((start, at) => start <= until[at]!)).toBe(true);
      expect(until.slice(1).every((end, at) => end < from[at]!)).toBe(true);
      const grownUp = month(person.birthDate.slice(0, 7)) + 18 * 12;
      expect(from.filter((start) => start < grownUp)).toEqual([]);
    }
    const skilled = made.resume.filter(({ draft }) => Number(draft.answers['experience']) >= 3);
    const silent = skilled.filter(({ draft }) => draft.workplaces.length === 0);
    expect(silent.length).toBeLessThanOrEqual(skilled.length / 4);
  });

  it('demands nothing that the law forbids', () => {
    const said = made.vacancy.flatMap((one) => [one.draft.title ?? '', ...textsOf(one)]);
    expect(said.filter((text) => forbiddenDemands.test(text))).toEqual([]);
  });

  it('names a pay that the city knows, more in Moscow', () => {
    const perHour = { hour: 1, lesson: 1, day: 8, shift: 12, month: 165 } as const;
    const hourly = (one: Made) =>
      (one.draft.pay?.from_kopecks ?? 0) / 100 / perHour[one.draft.pay?.unit ?? 'hour'];
    const odd = all.filter((one) => hourly(one) < 80 || hourly(one) > 6000);
    expect(odd.map(({ draft }) => draft.pay)).toEqual([]);
    const mean = (some: Made[]) =>
      some.reduce((total, one) => total + hourly(one), 0) / some.length;
    const inMoscow = all.filter(({ draft }) => draft.city === 'moskva');
    const afar = all.filter(({ person }) => person.locality.hour < 330);
    expect(mean(inMoscow)).toBeGreaterThan(1.25 * mean(afar));
  });

  it('asks at most three questions, and closes on a day to come', () => {
    for (const { draft } of made.vacancy) {
      expect(draft.questions.length).toBeLessThanOrEqual(3);
      expect(new Set(draft.questions).size).toBe(draft.questions.length);
    }
    const closing = made.vacancy.flatMap(({ draft }) => draft.closes_on ?? []);
    expect(closing.length).toBeGreaterThan(0);
    expect(closing.filter((day) => day <= '2026-11-20')).toEqual([]);
  });
});
