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
  ])('like %s is refused', (password) => {
    expect(faultOf(password)).toMatch(/слишком простой/);
  });

  it.each([
    '89115550101',
    '+79115550101',
    '9115550101a',
    'Мария1985',
    'mariya1985',
    'ИвановаМария',
    'ivanova85!',
    'masha.iv@mail.example',
    'masha.iv1',
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
  ])('is not %s', (password) => {
    expect(faultOf(password)).toBeNull();
  });
});
