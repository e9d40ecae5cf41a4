import { expect, it } from 'vitest';
import { dayMarks, partMarks, weekInWords, withMarks } from './week.ts';

it('keeps the order of the week', () => {
  expect(withMarks(['sun_night'], ['mon_morning'], true)).toEqual(['mon_morning', 'sun_night']);
  expect(withMarks(['mon_morning', 'sun_night'], ['mon_morning'], false)).toEqual(['sun_night']);
});

it('knows whole days and whole parts', () => {
  expect(dayMarks('tue')).toEqual(['tue_morning', 'tue_day', 'tue_evening', 'tue_night']);
  expect(partMarks('night')).toHaveLength(7);
});

it('drops what is no mark', () => {
  expect(withMarks(['mon_tea'], [], true)).toEqual([]);
});

it('says it in words', () => {
  expect(weekInWords(['mon_morning', 'mon_day', ...dayMarks('tue')])).toBe(
    'Понедельник: утро, день. Вторник: круглые сутки.',
  );
  expect(weekInWords([])).toBe('Расписание не указано.');
});
