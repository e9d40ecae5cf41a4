import { expect, it } from 'vitest';
import { transliterate } from '#contract/transliteration.ts';
import { publishedSlug } from './publication.rules.ts';

it('names the city in the slug and keeps the code', () => {
  const slug = (city: string) => publishedSlug('nyanya', city, 'nyanya-a2b3c4');
  expect(slug('в Москве')).toBe('nyanya-v-moskve-a2b3c4');
  expect(slug('во Владимире')).toBe('nyanya-vo-vladimire-a2b3c4');
  expect(slug('в Ростове-на-Дону')).toBe('nyanya-v-rostove-na-donu-a2b3c4');
});

it('spells Russian words in Latin letters as the slugs of cities do', () => {
  expect(transliterate('в Орехово-Зуеве')).toBe('v-orekhovo-zueve');
  expect(transliterate('Щёлково, Йошкар-Ола; объезд!')).toBe('shchelkovo-yoshkar-ola-obezd');
});
