import { describe, expect, it } from 'vitest';
import { wordSegment } from './segments.rules.ts';
import { readNumbers } from './numbers.rules.ts';

const wordsOf = (text: string) => text.split(' ').map(wordSegment);
const choicesIn = (text: string) =>
  readNumbers(wordsOf(text))
    .filter(({ as }) => as === 'choice')
    .map(({ text: said, terms }) => [said, terms]);

describe('years that were said', () => {
  it.each([
    [
      'няня ребенку 3 года',
      'ребенку 3 года',
      ['child_ages:toddler', 'child_ages:preschool', 'speech_ages:early', 'speech_ages:three'],
    ],
    ['няня для двух лет', 'двух лет', ['child_ages:toddler', 'speech_ages:early']],
    ['няня 5 месяцев', '5 месяцев', ['child_ages:newborn', 'speech_ages:early']],
    [
      'няня мальчик 10 лет',
      'мальчик 10 лет',
      ['child_ages:school', 'speech_ages:primary', 'speech_ages:teen'],
    ],
  ])('«%s»: the age of a child', (text, said, terms) => {
    expect(choicesIn(text)).toEqual([[said, terms]]);
  });

  it.each([
    ['сиделка опыт от 5 лет', 'опыт от 5 лет'],
    ['сиделка с опытом работы 5 лет', 'опытом работы 5 лет'],
    ['стаж не менее 5 лет', 'стаж не менее 5 лет'],
  ])('«%s»: experience', (text, said) => {
    const [[found, terms] = []] = choicesIn(text);
    expect(found).toBe(said);
    expect(terms).toContain('experience:1.5');
    expect(terms).not.toContain('experience:1.4');
  });

  it('each age is a child of its own', () => {
    expect(choicesIn('няня детям 1,5 и 8 лет')).toEqual([
      ['детям 1,5 и 8 лет', ['child_ages:toddler', 'speech_ages:early']],
      ['детям 1,5 и 8 лет', ['child_ages:school', 'speech_ages:primary']],
    ]);
  });

  it.each(['бабушка 85 лет', '3 раза в неделю', 'лет', 'без опыта'])('«%s»: neither', (text) => {
    expect(choicesIn(text)).toEqual([]);
  });
});

describe('other numbers', () => {
  it.each([
    ['двое детей', 'children_at_once:1.2'],
    ['повар на 20 человек', 'banquet:16.2'],
    ['уборка 100 кв', 'home_area:4.9'],
    ['сиделка 90 кг', 'ward_weight:1.34'],
    ['физика 9 класс', 'pupils:ninth'],
    ['7 кл', 'pupils:middle'],
  ])('«%s» says how many', (text, term) => {
    expect(choicesIn(text).flatMap(([, terms]) => terms)).toContain(term);
  });
});
