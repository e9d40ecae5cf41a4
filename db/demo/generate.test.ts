import { describe, expect, it } from 'vitest';
import { normalizeEmail, normalizePhone } from '#contract/contacts.ts';
import { carer } from '../content/categories.ts';
import { accountCards } from './accounts.ts';
import type { DemoCard } from './card.ts';
import { generateCards } from './generate.ts';
import { isKnown, knownCards } from './known-cards.ts';
import { localities } from './localities.ts';
import { isNightCarer } from './plan.ts';
import { pictureOf } from './portraits/picture.ts';
import { codeOf } from './slugs.ts';
import { trades } from './trades.ts';

const now = new Date('2026-11-20T12:00:00Z');
const options = { seed: 1, now, count: 2000 };
const generated = [...generateCards(options)];
const cards = [...accountCards(now), ...generated];
const resumes = cards.filter(({ kind }) => kind === 'resume');

const about = ({ draft }: DemoCard) => draft.about ?? '';
const repeated = (items: readonly string[]) =>
  items.filter((item, at) => items.indexOf(item) !== at);

describe('generator', () => {
  it('gives the same cards for the same seed, others for another', () => {
    const few = { ...options, count: 200 };
    expect([...generateCards(few)]).toEqual(generated.slice(0, 200));
    expect([...generateCards({ ...few, seed: 2 })]).not.toEqual(generated.slice(0, 200));
  });

  it('makes as many as wanted', () => {
    expect(generated).toHaveLength(2000);
    expect([...generateCards({ ...options, count: 3 })]).toHaveLength(3);
  });

  it('makes others when it goes on after the last number', () => {
    const more = [...generateCards({ ...options, count: 300, first: 2001 })];
    expect(repeated([...cards, ...more].map(({ slug }) => slug))).toEqual([]);
    expect(repeated([...cards, ...more].map(({ owner }) => owner.phone))).toEqual([]);
    expect(repeated([...generated.slice(-300), ...more].map(about))).toEqual([]);
  });

  it('lives in forty cities, in Moscow most', () => {
    const cities = generated.map(({ draft }) => draft.city);
    expect(new Set(cities)).toEqual(new Set(localities.map(({ slug }) => slug)));
    expect(localities).toHaveLength(40);
    expect(cities.filter((city) => city === 'moskva').length).toBeGreaterThan(cards.length / 6);
  });

  it('knows every trade in the large cities', () => {
    for (const city of ['moskva', 'sankt-peterburg', 'kazan', 'omsk']) {
      for (const { category } of trades) {
        const there = generated.filter(
          (card) => card.category === category && card.draft.city === city,
        );
        expect(new Set(there.map(({ kind }) => kind)).size).toBe(2);
      }
    }
  });

  it('has a carer for nights and weekends with dementia in every city', () => {
    const carers = resumes.filter(({ category }) => category === carer.slug);
    const cities = carers.filter(({ draft }) => isNightCarer(draft)).map(({ draft }) => draft.city);
    expect(localities.filter(({ slug }) => !cities.includes(slug))).toEqual([]);
  });

  it('has every card that is always there', () => {
    const missed = knownCards.filter(
      (card) =>
        !generated.some(
          ({ category, kind, draft }) =>
            category === card.category &&
            kind === card.kind &&
            draft.city === card.city &&
            isKnown(card)(draft),
        ),
    );
    expect(missed).toEqual([]);
    const labels = new Map(localities.map(({ slug, places }) => [slug, places]));
    const odd = knownCards.filter(
      ({ city, place }) => place !== undefined && !labels.get(city)?.includes(place),
    );
    expect(odd).toEqual([]);
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

  it('shows pictures of three resumes in four, several of some', () => {
    const counts = generated
      .filter(({ kind }) => kind === 'resume')
      .map(({ draft }) => draft.photos.length);
    const share = counts.filter((count) => count > 0).length / counts.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
    expect(Math.max(...counts)).toBe(4);
    const ids = generated.flatMap(({ draft }) => draft.photos);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => pictureOf(id) === null)).toEqual([]);
  });

  it('leaves a few cards without a title', () => {
    const untitled = cards.filter(({ draft }) => draft.title === null).length;
    expect(untitled).toBeGreaterThan(0);
    expect(untitled).toBeLessThan(cards.length / 10);
  });
});

describe('every card', () => {
  it('has an address of its own', () => {
    const slugs = cards.map(({ slug }) => slug);
    expect(repeated(slugs)).toEqual([]);
    const odd = cards.filter(
      ({ slug, category }) =>
        !slug.startsWith(`${category}-v`) || !/^[a-z-]+-vo?-[a-z-]+-[a-z0-9]{6}$/.test(slug),
    );
    expect(odd.map(({ slug }) => slug)).toEqual([]);
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
});

it('gives each number a code of its own', () => {
  const numbers = Array.from({ length: 100_000 }, (_, at) => at * 89 + 1);
  expect(new Set(numbers.map(codeOf)).size).toBe(numbers.length);
  expect(codeOf(8_999_999)).toMatch(/^[2-9a-hjkmnp-z]{6}$/);
});
