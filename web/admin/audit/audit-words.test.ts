import { expect, it } from 'vitest';
import { actionWords, detailWords, subjectPage, subjectWords } from './audit-words.ts';

it('puts an action into words', () => {
  expect(actionWords('card_block')).toBe('Карточка снята');
  expect(subjectWords({ type: 'card', id: '7' })).toBe('Карточка № 7');
  expect(subjectWords({ type: 'text', id: 'agreement' })).toBe('Текст agreement');
  expect(detailWords({ undone: 'review_approve', reason: 'Реклама' })).toEqual([
    'Было: Карточка одобрена',
    'Причина: Реклама',
  ]);
  expect(detailWords({ role: 'worker', passport: '3', part: 'selfie' })).toEqual([
    'Роль: ищет работу',
    'Проверка № 3',
    'Снимок: человек с паспортом',
  ]);
  expect(subjectPage({ type: 'user', id: '5' })).toBe('/admin/people/5');
  expect(subjectPage({ type: 'card', id: '7' })).toBe('/admin/people?q=%E2%84%967');
  expect(subjectPage({ type: 'settings', id: 'site' })).toBeNull();
});

it('hides nothing that it does not know', () => {
  expect(actionWords('sold')).toBe('sold');
  expect(detailWords({ weight: '5' })).toEqual(['weight: 5']);
});
