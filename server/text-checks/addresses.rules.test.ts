import { describe, expect, it } from 'vitest';
import { findEmails, findLinks } from './addresses.rules.ts';

const first = (find: typeof findEmails, text: string) => find(text)[0]?.found;

describe('an address of mail', () => {
  it.each([
    ['Почта anna.petrova@mail.ru', 'anna.petrova@mail.ru'],
    ['anna @ yandex.ru', 'anna @ yandex.ru'],
    ['Пишите: anna-85@gmail.com!', 'anna-85@gmail.com'],
    ['анна@почта.рф', 'анна@почта.рф'],
    ['anna85 собака mail.ru', 'anna85 собака mail.ru'],
    ['anna85 собака мейл точка ру', 'anna85 собака мейл точка ру'],
    ['anna (собака) яндекс', 'anna (собака) яндекс'],
    ['anna[at]gmail.com', 'anna[at]gmail.com'],
    ['anna собачка майл ру', 'anna собачка майл'],
    ['anna@mail', 'anna@mail'],
  ])('%s', (text, words) => {
    expect(first(findEmails, text)).toBe(words);
  });

  it.each([
    ['У нас собака и две кошки'],
    ['Есть собака. Маленькая, добрая'],
    ['Собака породы корги, гулять утром'],
    ['Люблю собак, майлз — кличка нашей'],
    ['Пришлю фото на почту'],
    ['Собака Яндекса не кусается'],
  ])('no: %s', (text) => {
    expect(findEmails(text)).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    ['https://example.com/anna?x=1', 'https://example.com/anna?x=1'],
    ['смотрите www.nyanya.ru.', 'www.nyanya.ru'],
    ['мой сайт nyanya-anna.ru, заходите', 'nyanya-anna.ru'],
    ['t.me/anna_nanny', 't.me/anna_nanny'],
    ['vk.com/id12345', 'vk.com/id12345'],
    ['сайт няня.рф', 'няня.рф'],
    ['сайт www nyanya-nata ru', 'www nyanya-nata'],
    ['няня точка ру', 'няня точка ру'],
    ['bit.ly/3x', 'bit.ly/3x'],
    ['nyanya.xn--p1ai', 'nyanya.xn--p1ai'],
    ['nyanya[.]com', 'nyanya[.]com'],
    ['wa.me/79001234567', 'wa.me/79001234567'],
  ])('%s', (text, words) => {
    expect(first(findLinks, text)).toBe(words);
  });

  it.each([
    ['Работаю.По выходным отдыхаю'],
    ['и т.д. и т.п., т.е. всё'],
    ['Опыт 5.5 лет, оплата 400.руб'],
    ['с 9.00 до 18.00'],
    ['Это главная точка. Руки золотые'],
    ['Жду звонка...Надеюсь на ответ'],
    ['ул. Ленина,д.5'],
  ])('no: %s', (text) => {
    expect(findLinks(text)).toEqual([]);
  });
});
