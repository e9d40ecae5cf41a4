import { describe, expect, it } from 'vitest';
import { linesOf, shorten } from './lines.rules.ts';

const measure = (text: string) => text.length;
const lines = (text: string, width: number, most = 9) =>
  linesOf(text, { width, lines: most, measure });

describe('lines', () => {
  it('hold whole words, and short ones go with the next', () => {
    expect(lines('Ищем няню для двух девочек', 12)).toEqual({
      lines: ['Ищем няню', 'для\u00a0двух', 'девочек'],
      isWhole: true,
    });
  });

  it('break a word that is longer than a line, after a vowel', () => {
    const { lines: made, isWhole } = lines('Высококвалифицированная', 12);
    expect(isWhole).toBe(false);
    expect(made).toEqual(['Высококвали-', 'фицированная']);
  });

  it('break at a hyphen that is there, which is no fault', () => {
    expect(lines('в Петропавловске-Камчатском', 20)).toEqual({
      lines: ['в\u00a0Петропавловске-', 'Камчатском'],
      isWhole: true,
    });
  });

  it('end in a mark where there is no room for all', () => {
    const { lines: made, isWhole } = lines('Добрая терпеливая няня с опытом', 17, 1);
    expect(made).toEqual(['Добрая терпеливая…'.slice(0, 16) + '…']);
    expect(isWhole).toBe(false);
  });

  it('come out of any text and never wider than the room', () => {
    for (const text of [
      '',
      ' ',
      'ъ'.repeat(100),
      'щ-'.repeat(40),
      '🙂'.repeat(30),
      'а б в г д е',
    ]) {
      for (const line of lines(text, 7).lines) expect(line.length).toBeLessThanOrEqual(8);
    }
  });
});

describe('shortening', () => {
  it('leaves what fits, and no comma before the mark', () => {
    expect(shorten('Москва', 6, measure)).toBe('Москва');
    expect(shorten('Москва, Сокол', 9, measure)).toBe('Москва…');
  });
});
