import { describe, expect, it } from 'vitest';
import { placeTerms } from './place-terms.rules.ts';

const places = [
  { kind: 'metro' as const, slug: 'sokol', name: 'Сокол' },
  { kind: 'district' as const, slug: 'sokol', name: 'Сокол' },
  { kind: 'metro' as const, slug: 'aeroport', name: 'Аэропорт' },
  { kind: 'district' as const, slug: 'aeroport', name: 'Аэропорт' },
  { kind: 'metro' as const, slug: 'shchelkovskaya', name: 'Щёлковская' },
  { kind: 'metro' as const, slug: 'park-pobedy', name: 'Парк Победы' },
  { kind: 'district' as const, slug: 'nevskiy', name: 'Невский' },
];

describe('the place of a card', () => {
  it.each([
    ['м. Сокол', ['metro:sokol']],
    ['м.Сокол', ['metro:sokol']],
    ['метро сокол', ['metro:sokol']],
    ['ст. м. Сокол', ['metro:sokol']],
    ['станция метро «Парк Победы»', ['metro:park-pobedy']],
    ['рядом с метро Сокол', ['metro:sokol']],
    ['район Сокол', ['district:sokol']],
    ['р-н Аэропорт', ['district:aeroport']],
    ['Невский район', ['district:nevskiy']],
    ['Невский', ['district:nevskiy']],
    ['Сокол', ['metro:sokol', 'district:sokol']],
    ['м. Сокол, район Аэропорт', ['metro:sokol', 'district:aeroport']],
    ['  СОКОЛ ;  щелковская', ['metro:sokol', 'district:sokol', 'metro:shchelkovskaya']],
    ['Соколиная гора', []],
    ['', []],
    [null, []],
  ])('«%s» names %j', (text, terms) => {
    expect(placeTerms(text, places)).toEqual(terms);
  });
});
