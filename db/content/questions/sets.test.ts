import { describe, expect, it } from 'vitest';
import { attributeDefinitionSchema } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import { categories } from '../categories.ts';
import { readCities } from '../cities.ts';
import { definitionSets, startingDefinitions } from './sets.ts';

const kinds: CardKind[] = ['resume', 'vacancy'];
const forms = categories.flatMap(({ slug }) =>
  kinds.map((kind) => ({ slug, kind, definitions: startingDefinitions(slug, kind) })),
);

/** Words that mean something else in the address of a search; the database refuses them. */
const taken = /^(city|category|page|sort|q|modal|pay_from|pay_unit)$/;

describe('categories', () => {
  it('have addresses of their own, unlike any city', () => {
    const slugs = [...categories, ...readCities()].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe.each(forms)('questions of $slug, $kind', ({ slug, kind, definitions }) => {
  it('fit the contract', () => {
    expect(() => attributeDefinitionSchema.strict().array().parse(definitions)).not.toThrow();
  });

  it('have keys that are unique and allowed', () => {
    const keys = definitions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const wrong = keys.filter(
      (key) => !/^[a-z][a-z0-9_]{1,40}$/.test(key) || /_(from|to)$/.test(key) || taken.test(key),
    );
    expect(wrong).toEqual([]);
  });

  it('ask twelve things or more about the work itself', () => {
    const own = definitionSets.find((set) => set.category === slug && set.kind === kind);
    expect(own?.definitions.length).toBeGreaterThanOrEqual(12);
  });

  it('stand in steps of five questions or fewer, each step in one piece', () => {
    const titles = definitions.map(({ step }) => step);
    const pieces = titles.filter((title, at) => title !== titles[at - 1]);
    expect(new Set(pieces).size).toBe(pieces.length);
    const long = pieces.filter((piece) => titles.filter((title) => title === piece).length > 5);
    expect(long).toEqual([]);
  });

  it('are labelled for whoever reads the form, the filter or the card, not only for its owner', () => {
    const toOwner = /(?<!\p{L})(?:вы|вам|вас|ваш\p{L}*|\p{L}+[аеиё]те(?:сь)?)(?!\p{L})/iu;
    expect(definitions.map(({ label }) => label).filter((label) => toOwner.test(label))).toEqual(
      [],
    );
  });

  it('demand little', () => {
    expect(definitions.filter(({ required }) => required).length).toBeLessThanOrEqual(5);
  });

  it('filter only by what can be counted', () => {
    const wrong = definitions.filter(
      ({ filterable, type }) => filterable && ['text', 'date'].includes(type),
    );
    expect(wrong).toEqual([]);
  });

  it('offer choices in Russian, each once', () => {
    for (const { type, options } of definitions) {
      expect(options.length > 1).toBe(type === 'one' || type === 'many');
      const labels = options.map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
      expect(labels.filter((label) => !/^[а-яёА-ЯЁ0-9][^.]*$/.test(label))).toEqual([]);
      expect(options.filter(({ value }) => !/^[a-z][a-z_]*$/.test(value))).toEqual([]);
    }
  });

  it('are written in tidy Russian', () => {
    const texts = definitions.flatMap(({ label, hint, step }) => [label, step, hint ?? label]);
    expect(texts.filter((text) => !/^[А-ЯЁ].*[^\s.:]$/.test(text) || /\s{2}/.test(text))).toEqual(
      [],
    );
  });

  it('count in one word or in three forms', () => {
    expect(definitions.filter(({ unit }) => ![0, 1, 3].includes(unit.length))).toEqual([]);
  });
});

describe('vacancies', () => {
  const forbidden =
    /\bsex\b|gender|nationality|married|мужчин|женщин|девушк|пол няни|национальн|гражданств|славян|замуж|женат|семейное положение|свои дети|прописк|вероисповед|возраст(?! (?:дет|подопечного|пациента))/i;

  it('demand neither sex, age, nationality nor family', () => {
    for (const { definitions } of definitionSets.filter(({ kind }) => kind === 'vacancy')) {
      for (const { key, label, hint, options } of definitions) {
        const texts = [key, label, ...options.flatMap(({ value, label }) => [value, label])];
        expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
        expect((hint ?? '').replace('возраст каждого', '')).not.toMatch(forbidden);
      }
    }
  });

  it('leave the birth date to resumes', () => {
    const keys = startingDefinitions('nyanya', 'vacancy').map(({ key }) => key);
    expect(keys).not.toContain('birth_date');
  });
});
