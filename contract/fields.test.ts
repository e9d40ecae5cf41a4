import { describe, expect, it } from 'vitest';
import { personNameField, textField } from './fields.ts';

const isName = (typed: string) => personNameField.safeParse(typed).success;

describe('a name of a person', () => {
  it.each([
    'Анна',
    'Анна-Мария Д’Артаньян',
    "O'Neill Джейн",
    'А. Б. Орлова',
    'А.Б. Орлова',
    'Ёлкина  Ирина',
    'Гүлнәр',
    'Zoë',
  ])('is %s', (typed) => {
    expect(isName(typed)).toBe(true);
  });

  it.each([
    'Анна 89001234567',
    'Анна @anna',
    't.me/anna',
    'anna.ru',
    'Анна (няня)',
    'Анна ★',
    'Анна, звоните',
    '-5',
    '-',
    '',
    '\u3164',
    `A${'\u0300'.repeat(10)}`,
  ])('is not %s', (typed) => {
    expect(isName(typed)).toBe(false);
  });

  it('is told apart at once, however it is spelled', () => {
    // A pattern that could read «А.» in two ways would try 2²⁵ of them.
    expect(isName(`${'А. '.repeat(25)}!`)).toBe(false);
  });
});

describe('what nobody sees', () => {
  it.each([
    ['8\u200b9\u2060161\u00ad234567', '89161234567'],
    ['moc.ts\u202eom', 'moc.tsom'],
    ['а\u200dб\u200cв', 'абв'],
    ['\ufeff \u200e\u2800Анна\u2069 ', 'Анна'],
  ])('goes from %j', (typed, kept) => {
    expect(textField(100).parse(typed)).toBe(kept);
  });

  it('leaves nothing where something is wanted', () => {
    expect(textField(100, 1).safeParse('\u200b \u3164').success).toBe(false);
  });

  it('stays where it joins an emoji or stands in a word', () => {
    for (const typed of ['👩‍👧 и 👨🏽‍🍳', '❤️‍🔥', 'й и ё из двух знаков: й ё', '36\u00a0000\u202f₽']) {
      expect(textField(100).parse(typed)).toBe(typed);
    }
  });
});
