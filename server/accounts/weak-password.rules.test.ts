import { describe, expect, it } from 'vitest';
import { weaknessOf } from './weak-password.rules.ts';

const own = { name: 'Мария Иванова', phone: '+79115550101', email: 'masha.iv@mail.example' };
const faultOf = (password: string) => weaknessOf(password, own, 'Рядом');

describe('a password that would be tried first', () => {
  it.each([
    'password',
    'PASSWORD',
    '12345678',
    '11111111',
    'qwerty123',
    'йцукен123',
    'Йцукенгш',
    'gfhjkm123',
    'пароль2024',
    'любовь1!',
    'ghbdtn2020',
    'privet123!',
    '1q2w3e4r',
    // A word over and over, or two of them.
    'qwertyqwerty',
    'password1password1',
    'любовьлюбовь',
    'lovelovelove',
    'люблюмаму',
    'Люблю-тебя1',
    'ятебялюблю',
    'k.,k.vfve',
    'moskva2025',
    'nanny2026',
    'lyublyumamu',
    'dragonmonkey',
    'monkey-dragon',
    'Password.Qwerty1',
    '1234567890qwerty',
    'qwerty1234567890',
    'пароль12345678',
    // Signs for letters.
    'pa$$word',
    'P@ssw0rd2024',
    'p4ssw0rd',
    'раssword',
    'раsswоrd2024',
    'l0vel0ve',
    'iloveyou',
    '1l0vey0u',
    'dr@g0nm0nk3y',
    // A year, and what is but a pattern.
    '19851985',
    '1985-1985',
    '2012!2012!',
    '19850815',
    '13.05.1992',
    '05-13-1992!',
    '123123123123',
    'asdasdasd',
    '12dragonmonkey12',
    // Along the digits, an alphabet or a row of keys.
    '87654321',
    '98765432',
    '89012345',
    'abcdefgh',
    'abcdefghij',
    'zyxwvuts',
    'абвгдежз',
    'абвгдеёжз',
    'abcd1234',
    '123abc456',
    'aabbccddee',
    'lkjhgfdsa',
    'lkjhgfds',
    'ждлорпав',
    '87654321ya',
    'password87654321',
    'pass4321word',
  ])('like %s is refused', (password) => {
    expect(faultOf(password)).toMatch(/слишком простой/);
  });

  it.each([
    '89115550101',
    '+79115550101',
    '9115550101a',
    '115550101',
    '555-01-01a',
    'Мария1985',
    'mariya1985',
    'ИвановаМария',
    'ivanova85!',
    'masha.iv@mail.example',
    'masha.iv1',
    'mail.example',
    'ryadom2026',
    'рядомрядом',
  ])('made of what is known of its person, like %s, is refused', (password) => {
    expect(faultOf(password)).toMatch(/слишком простой|Не используйте/);
  });

  it.each([
    'dlinnyi-parol-42',
    'sovsem-drugoi-43',
    'мария любит сырники',
    'три кота на крыше',
    'kX9$vT2!mQ',
    '37219468055',
    'tretii-parol-44',
    'dragon monkey kettle',
    'correct horse battery staple',
    'love my two cats',
    'dragonfly-museum',
    'qwertyhorsewater',
    'Zq8$love!moon4',
    '1985 год был тёплым',
    'бабушка пьёт чай',
    'summer rain in may',
    '33219468',
    '19854815',
    'aa!2#9$7',
    'kX9$vT2!mQkX9$vT2!mQ',
  ])('is not %s', (password) => {
    expect(faultOf(password)).toBeNull();
  });
});
