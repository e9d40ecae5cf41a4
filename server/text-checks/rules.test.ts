import { expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#contract/drafts.ts';
import { flagsOf } from './rules.ts';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });

it('names the field and the very words, as they stand there', () => {
  const flags = flagsOf(
    'resume',
    draft({
      title: 'Няня, тг @anna_nanny',
      about: 'Пишите anna@mail.ru или звоните: 8 900 123-45-67.',
      answers: { live_in: ['visiting'], birth_date: '1980-05-17', duties_note: 'Есть вотсап' },
      workplaces: [
        { place: 'Семья', from: null, until: null, duties: 'Сайт nyanya.ru', can_refer: false },
      ],
    }),
  );
  expect(flags).toEqual([
    { check: 'messenger', path: 'title', found: 'тг' },
    { check: 'messenger', path: 'title', found: '@anna_nanny' },
    { check: 'email', path: 'about', found: 'anna@mail.ru' },
    { check: 'phone', path: 'about', found: '8 900 123-45-67' },
    { check: 'messenger', path: 'answers.duties_note', found: 'вотсап' },
    { check: 'link', path: 'workplaces.0.duties', found: 'nyanya.ru' },
  ]);
});

it('asks of a vacancy what the law forbids, not of a worker who tells of themself', () => {
  const about = 'Женщина от 40 до 55 лет, славянка, не замужем.';
  expect(flagsOf('resume', draft({ about }))).toEqual([]);
  const flags = flagsOf('vacancy', draft({ about, questions: ['Сколько вам лет?'] }));
  expect(flags).toEqual([
    { check: 'demand', path: 'about', found: 'Женщина от 40 до 55 лет' },
    { check: 'demand', path: 'about', found: 'славянка' },
    { check: 'demand', path: 'about', found: 'не замужем' },
    { check: 'demand', path: 'questions.0', found: 'Сколько вам лет' },
  ]);
});

it('does not look at the address, which nobody is shown', () => {
  expect(flagsOf('vacancy', draft({ address: 'ул. Мира, 8 900 123 45 67' }))).toEqual([]);
});

it('reads signs of other scripts as the keyboard has them', () => {
  for (const about of ['８９００１２３４５６７', '٨٩٠٠١٢٣٤٥٦٧', '𝟴𝟵𝟬𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳']) {
    const [flag] = flagsOf('resume', draft({ about: `Звоните ${about}` }));
    expect(flag).toMatchObject({ check: 'phone', found: about });
  }
  const [flag] = flagsOf('resume', draft({ about: 'Смотрите ｎｙａｎｙａ。ｒｕ' }));
  expect(flag).toMatchObject({ check: 'link', found: 'ｎｙａｎｙａ。ｒｕ' });
});

it('flags the same words once', () => {
  expect(flagsOf('resume', draft({ about: 'https://wa.me/79001234567' }))).toHaveLength(1);
  expect(flagsOf('resume', draft({ about: 'вотсап '.repeat(500) }))).toHaveLength(30);
});

it.each([
  ['letters', 'а'.repeat(5000)],
  ['digits', '1'.repeat(5000)],
  ['digits apart', '8 9 '.repeat(1250)],
  ['number words', 'восемь '.repeat(700)],
  ['dots', '.'.repeat(5000)],
  ['blanks', ' '.repeat(5000)],
  ['a@', 'a@'.repeat(2500)],
  ['a.', 'a.'.repeat(2500)],
  ['a-', 'a-'.repeat(2500)],
  ['adjectives', 'нужна добрая '.repeat(380)],
  ['roots', 'пизпиз'.repeat(830)],
  ['blanks between brackets', `a (${' '.repeat(4900)}x`],
])('is quick with %s', (_name, about) => {
  // What it computes: on a busy machine the clock tells of others.
  const start = process.cpuUsage();
  flagsOf('vacancy', draft({ about }));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(250);
});

it('reads letters of another alphabet as those that they look like, and shows them as they stand', () => {
  // The «o» and the «e» are Latin.
  const about = 'Пишите в вoтсап, ищем cлавянку или узбeчку.';
  expect(flagsOf('vacancy', draft({ about })).map(({ found }) => found)).toEqual([
    'вoтсап',
    'cлавянку',
    'узбeчку',
  ]);
});
