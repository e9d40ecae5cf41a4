import { expect, it } from 'vitest';
import { factText } from './highlight-words.ts';

const read = (text: string) => factText(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  ['1–3 года, 3–7 лет', '1–3, 3–7 лет'],
  ['6–12 месяцев, 1–3 года, 3–7 лет', '6–12 мес., 1–3, 3–7 лет'],
  ['до 6 месяцев, 6–12 месяцев и ещё 3', 'до 6, 6–12 мес. и ещё 3'],
  ['7–12 лет, старше 12 лет', '7–12, старше 12 лет'],
  ['Опыт 14 лет', 'Опыт 14 лет'],
  ['6–12 месяцев, 1–3 года', '6–12 мес., 1–3 года'],
  ['9 класс, 10–11 классы', '9 класс, 10–11 классы'],
])('says a unit once: %s', (text, said) => {
  expect(read(text)).toBe(said);
});

it.each([
  ['с проживанием', 'с_проживанием'],
  ['без проживания, с проживанием', 'без_проживания, с_проживанием'],
  ['полный день, по часам и в выходные', 'полный день, по_часам и_в_выходные'],
  ['в классе или библиотеке', 'в_классе или_библиотеке'],
  ['математика, физика', 'математика, физика'],
])('keeps a short word with the next one: %s', (text, said) => {
  expect(factText(text).replaceAll('\u00a0', '_')).toBe(said);
});

it('keeps a number with its unit, and both ends of a span', () => {
  expect(factText('3–7 лет')).toBe('3\u2060–\u20607\u00a0лет');
});
