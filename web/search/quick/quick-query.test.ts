import { describe, expect, it } from 'vitest';
import type { Category } from '#contract/categories.ts';
import { hrefOf, knownTotal, showWords, type QuickQuery } from './quick-query.ts';

const carer: Category = {
  slug: 'sidelka',
  name: 'Сиделки',
  forms: {
    one: 'сиделка',
    genitive: 'сиделки',
    accusative: 'сиделку',
    instrumental: 'сиделкой',
    many: 'сиделки',
    many_genitive: 'сиделок',
  },
  cards_count: { resume: 120, vacancy: 40 },
};
const any: QuickQuery = { kind: 'resume', category: null, city: null, time: null };
const exact = (total: number) => ({ total, isExact: true });

describe('the search of the first page', () => {
  it('leads to the list that shows what was asked for', () => {
    expect(hrefOf(any)).toBe('/resumes');
    expect(hrefOf({ ...any, kind: 'vacancy', city: 'moskva' })).toBe('/vacancies/moskva');
    expect(hrefOf({ ...any, category: carer, city: 'moskva' })).toBe('/resumes/moskva/sidelka');
    const nights = decodeURIComponent(hrefOf({ ...any, category: carer, time: 'nights' }));
    expect(nights).toMatch(/^\/resumes\/sidelka\?schedule\[\]=mon_night&.*schedule\[\]=sun_night$/);
  });

  it('asks for no hours without a category', () => {
    expect(hrefOf({ ...any, time: 'nights' })).toBe('/resumes');
  });

  it('knows the number of all Russia, and asks for any other', () => {
    const all = { resume: 700, vacancy: 300 };
    expect(knownTotal(any, all)).toBe(700);
    expect(knownTotal({ ...any, time: 'nights' }, all)).toBe(700);
    expect(knownTotal({ ...any, category: carer }, all)).toBe(120);
    expect(knownTotal({ ...any, category: carer, time: 'nights' }, all)).toBeNull();
    expect(knownTotal({ ...any, city: 'moskva' }, all)).toBeNull();
  });

  it.each([
    [exact(1), 'Показать 1 сиделку'],
    [exact(3), 'Показать 3 сиделки'],
    [exact(6), 'Показать 6 сиделок'],
    [exact(21), 'Показать 21 сиделку'],
    [exact(0), 'Показать анкеты'],
    [null, 'Показать анкеты'],
    [{ total: 4300, isExact: false }, 'Показать около 4 300 анкет'],
  ])('says how many: %j', (found, words) => {
    const said = showWords({ ...any, category: carer }, found).replaceAll('\u00a0', ' ');
    expect(said).toBe(words);
  });

  it('counts vacancies as vacancies', () => {
    const said = showWords({ ...any, kind: 'vacancy', category: carer }, exact(2));
    expect(said.replaceAll('\u00a0', ' ')).toBe('Показать 2 вакансии');
  });
});
