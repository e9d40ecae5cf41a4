import { expect, test } from 'vitest';
import type { ComparedFavorite } from '#contract/favorites.ts';
import { comparisonGroups } from './comparison-rows.ts';

const base = {
  note: '',
  pay: { from_kopecks: 5_000_000, to_kopecks: null, unit: 'month' },
  pay_per_hour_kopecks: 29_700,
  city: { slug: 'tula', name: 'Тула', prepositional: 'в Туле' },
  place: null,
  owner: { name: 'Анна', age: 34, avatar_url: null, verified_passport: true, last_seen: 'сегодня' },
  answer_minutes: null,
  groups: [
    {
      title: 'Опыт',
      lines: [{ key: 'experience', label: 'Опыт', text: '5 лет' }],
      yes: ['Рекомендации'],
      no: [],
    },
  ],
} as unknown as ComparedFavorite;
const other = {
  ...base,
  note: 'Звонить вечером',
  owner: { ...base.owner, age: null },
  groups: [
    { title: 'Привычки', lines: [], yes: [], no: ['Курит'] },
    {
      title: 'Опыт',
      lines: [{ key: 'experience', label: 'Опыт', text: '7 лет' }],
      yes: [],
      no: ['Рекомендации'],
    },
  ],
} as ComparedFavorite;

const said = (cards: ComparedFavorite[]) =>
  comparisonGroups(cards).map(({ title, rows }) => [
    title,
    ...rows.map(({ label, texts }) => [label, ...texts].join(' | ').replaceAll('\u00a0', ' ')),
  ]);

test('what cards say stands side by side, also where only one says it', () => {
  expect(said([base, other])).toEqual([
    [
      'Главное',
      'Ваша заметка |  | Звонить вечером',
      'Оплата | от 50 000 ₽ в месяц | от 50 000 ₽ в месяц',
      'В пересчёте | ≈ 300 ₽ в час | ≈ 300 ₽ в час',
      'Где | Тула | Тула',
      'Возраст | 34 года | ',
      'Паспорт | Проверен | Проверен',
      'На сайте | Сегодня | Сегодня',
    ],
    ['Опыт', 'Опыт | 5 лет | 7 лет', 'Рекомендации | Да | Нет'],
    ['Привычки', 'Курит |  | Нет'],
  ]);
});

test('tells where all say the same, silence being an answer of its own', () => {
  const same = comparisonGroups([base, other])
    .flatMap(({ rows }) => rows)
    .filter(({ isSame }) => isSame)
    .map(({ label }) => label);
  expect(same).toEqual(['Оплата', 'В пересчёте', 'Где', 'Паспорт', 'На сайте']);
});
