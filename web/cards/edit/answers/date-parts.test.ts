import { expect, it } from 'vitest';
import { errorOfParts, isImpossible, isoOf, partsOf } from './date-parts.ts';

it('goes there and back', () => {
  expect(partsOf('1985-03-07')).toEqual({ day: '7', month: '03', year: '1985' });
  expect(isoOf(partsOf('1985-03-07'))).toBe('1985-03-07');
  expect(partsOf(null)).toEqual({ day: '', month: '', year: '' });
});

it('is no date while something is missing', () => {
  expect(isoOf({ day: '7', month: '', year: '1985' })).toBeNull();
  expect(isoOf({ day: '7', month: '03', year: '198' })).toBeNull();
  expect(isImpossible({ day: '31', month: '02', year: '198' })).toBe(false);
});

it('knows how long months are', () => {
  expect(isoOf({ day: '31', month: '02', year: '1985' })).toBeNull();
  expect(isImpossible({ day: '31', month: '02', year: '1985' })).toBe(true);
  expect(isoOf({ day: '29', month: '02', year: '1984' })).toBe('1984-02-29');
  expect(isoOf({ day: '0', month: '02', year: '1984' })).toBeNull();
});

it('says what is wrong with what was typed', () => {
  expect(errorOfParts({ day: '', month: '', year: '' })).toBeNull();
  expect(errorOfParts({ day: '7', month: '03', year: '1985' })).toBeNull();
  expect(errorOfParts({ day: '7', month: '03', year: '' })).toMatch(/^Допишите дату/);
  expect(errorOfParts({ day: '31', month: '02', year: '1985' })).toMatch(/^Такого дня нет/);
});
