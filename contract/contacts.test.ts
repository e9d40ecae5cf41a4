import { describe, expect, it } from 'vitest';
import { parseLogin } from './contacts.ts';

describe('parseLogin', () => {
  it.each([
    ['8 (900) 123-45-67', { channel: 'phone', value: '+79001234567' }],
    ['+79001234567', { channel: 'phone', value: '+79001234567' }],
    // As the contacts of a phone, a messenger or a document hand it over.
    ['\u202A+7 900 123‑45‑67\u202C', { channel: 'phone', value: '+79001234567' }],
    ['8 900 123–45–67,', { channel: 'phone', value: '+79001234567' }],
    ['тел.: 8 (900) 123-45-67', { channel: 'phone', value: '+79001234567' }],
    ['Телефон +7 900 123 45 67', { channel: 'phone', value: '+79001234567' }],
    ['tel:+79001234567', { channel: 'phone', value: '+79001234567' }],
    ['mailto:anna@example.ru', { channel: 'email', value: 'anna@example.ru' }],
    ['\u200Banna@example.ru', { channel: 'email', value: 'anna@example.ru' }],
    ['9001234567', { channel: 'phone', value: '+79001234567' }],
    [' Anna@Example.RU ', { channel: 'email', value: 'anna@example.ru' }],
    ['anna', null],
    ['12345', null],
    // Two numbers, or one with something behind it: which is meant is not ours to guess.
    ['8 900 123-45-67, 8 900 123-45-68', null],
    ['8 900 123-45-67 доб. 3', null],
  ])('reads %j', (text, login) => {
    expect(parseLogin(text)).toEqual(login);
  });
});
