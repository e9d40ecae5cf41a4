import { describe, expect, it } from 'vitest';
import { caretAfter, masked, PHONE_MASK } from './mask.ts';

describe('phone', () => {
  it.each([
    '89001234567',
    '+7 900 123-45-67',
    '9001234567',
    '79001234567',
    '8 (900) 123 45 67',
    '+7 (890) 012-34-567',
    '+7 +7 900 123-45-67',
  ])('reads %s', (raw) => {
    expect(masked(raw, PHONE_MASK)).toBe('+7 (900) 123-45-67');
  });

  it.each([
    ['', ''],
    ['8', '+7'],
    ['9', '+7 (9'],
    ['+7 (', '+7'],
    ['+', ''],
    ['8125551234', '+7 (812) 555-12-34'],
    ['+7 (777) 123-45-67', '+7 (777) 123-45-67'],
  ])('turns %j into %j', (raw, text) => {
    expect(masked(raw, PHONE_MASK)).toBe(text);
  });
});

it('knows Cyrillic letters', () => {
  expect(masked('аб1234', '@@ ####')).toBe('аб 1234');
  expect(masked('ж9z', '***')).toBe('ж9z');
});

describe('caret', () => {
  it('stays at the end while typing', () => {
    expect(caretAfter('9', 1, '+7 (9', false)).toBe(5);
  });
  it('steps over a bracket when deleting', () => {
    expect(caretAfter('+7 (900 123', 7, '+7 (900) 123', true)).toBe(7);
  });
  it('stays where a digit went in', () => {
    expect(caretAfter('+7 (9500) 123-45-67', 6, '+7 (950) 012-34-56', false)).toBe(6);
  });
});
