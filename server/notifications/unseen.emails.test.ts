import { expect, test } from 'vitest';
import { unseenLetter } from './unseen.emails.ts';

const unseen = (subject: string, text: string, gist?: string[]) => ({
  text,
  path: '/account',
  mail: { subject, lines: ['О чём речь.'], ...(gist && { gist }) },
});

test.each([
  ['Вам написали', 'Анна пишет вам', undefined, 'Анна пишет вам'],
  ['Вам написали', 'Вам написали о вакансии «Няня»', undefined, 'Вам написали о вакансии «Няня»'],
  ['Отклик отозвали', 'Отклик отозвали. Вакансия «Няня».', undefined, 'Вакансия «Няня».'],
  ['Проверка: 4 декабря', 'Проверка: 4 декабря', ['Место: Тверь'], 'Место: Тверь'],
])('below «%s» stands of «%s» what it does not say', (subject, text, gist, said) => {
  const letter = unseenLetter([unseen(subject, text, gist), unseen('Другое', 'Другое случилось')]);
  expect(letter?.items?.[0]).toEqual({ label: subject, text: said, path: '/account' });
});
