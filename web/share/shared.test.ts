import { expect, it } from 'vitest';
import { readShared, wordsOf } from './shared.ts';

const origin = 'https://ryadom.example';
const shared = (parts: Record<string, string>) => {
  const query = new URLSearchParams(parts).toString();
  return readShared({ origin, search: '', hash: `#${query}` });
};

it('is one text, in which nothing stands twice', () => {
  expect(shared({ title: 'Няня', text: 'Няня на вечер', url: '' }).text).toBe('Няня на вечер');
  expect(shared({ title: 'Раз', text: 'Два', url: 'https://x.example/1' }).text).toBe(
    'Раз\nДва\nhttps://x.example/1',
  );
  expect(shared({ text: 'https://x.example', url: 'https://x.example' }).text).toBe(
    'https://x.example',
  );
  expect(readShared({ origin, search: '?text=query', hash: '' }).text).toBe('query');
  expect(shared({}).text).toBe('');
});

it.each([
  ['https://ryadom.example/resume-nyanya-a1?from=x', '/resume-nyanya-a1?from=x'],
  ['Смотри: https://ryadom.example/vacancies/moskva/nyanya', '/vacancies/moskva/nyanya'],
  ['https://other.example/resume-nyanya-a1', null],
  ['https://ryadom.example.evil/resume-a', null],
  ['https://ryadom.example/account/settings', null],
  ['https://ryadom.example/reference/1/secret', null],
  ['javascript:alert(1)', null],
])('%s leads to %s', (text, path) => {
  expect(shared({ text }).path).toBe(path);
});

it('words to look for have no links, and an end', () => {
  expect(wordsOf('Няня  на вечер https://x.example/1')).toBe('Няня на вечер');
  expect(wordsOf('https://x.example/1')).toBe('');
  expect(wordsOf('слово '.repeat(50))).toHaveLength(100);
});
