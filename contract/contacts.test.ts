import { describe, expect, it } from 'vitest';
import { parseLogin } from './contacts.ts';

describe('parseLogin', () => {
  it.each([
    ['8 (900) 123-45-67', { channel: 'phone', value: '+79001234567' }],
    ['+79001234567', { channel: 'phone', value: '+79001234567' }],
    ['9001234567', { channel: 'phone', value: '+79001234567' }],
    [' Anna@Example.RU ', { channel: 'email', value: 'anna@example.ru' }],
    ['anna', null],
    ['12345', null],
  ])('reads %j', (text, login) => {
    expect(parseLogin(text)).toEqual(login);
  });
});
