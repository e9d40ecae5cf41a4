import { expect, test } from 'vitest';
import { expectConsoleError } from './strict.ts';

const complain = () => Reflect.get(globalThis, 'console').error('Сломалось');

test.fails('a complaint in the console fails a test', () => {
  expect(complain).not.toThrow();
});

test('a complaint named beforehand does not', () => {
  expectConsoleError(/^Сломалось$/);
  expect(complain).not.toThrow();
});

test('dates are not those of the machine’s zone', () => {
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-825);
});
