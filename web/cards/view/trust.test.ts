import { expect, it } from 'vitest';
import { checkedLines, trustText } from './trust.ts';

it.each([
  ['phone', '2026-03-02T22:00:00Z', 'Телефон подтверждён 3 марта 2026'],
  ['email', '2025-12-31T20:59:00Z', 'Почта подтверждена 31 декабря 2025'],
  ['passport', null, 'Паспорт не проверен'],
  ['phone', null, 'Телефон не подтверждён'],
] as const)('%s checked at %s', (key, checked_at, text) => {
  expect(trustText({ key, checked_at }).replaceAll('\u00a0', ' ')).toBe(text);
});

it('says of what was checked how and until when, and of the rest nothing more', () => {
  const trust = [
    { key: 'phone', checked_at: '2026-03-02T22:00:00Z' },
    { key: 'passport', checked_at: null },
  ] as const;
  expect(checkedLines({ trust: [...trust] })).toEqual([
    {
      key: 'phone',
      isKnown: true,
      text: expect.stringContaining('Телефон подтверждён 3') as string,
      how: 'Кодом из СМС или звонка. Действует, пока номер не сменят',
    },
    { key: 'passport', isKnown: false, text: 'Паспорт не проверен', how: '' },
  ]);
});
