import { type Span, spansOf } from './spans.rules.ts';

/** How numbers are said, by what they are worth. */
const words: Record<string, number> = {
  ноль: 0,
  нуль: 0,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
};

const word = Object.keys(words).join('|');
/** Number words and groups of digits in a row, with at least one word among them. */
const row = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=[\d\s,.()-]*(?:плюс\s+)?(?:${word})(?!\p{L}))(?:(?:плюс|\+|${word}|\d+)(?![\p{L}\p{N}])[\s,.()-]*){5,}`,
  'giu',
);

/** «восемь девятьсот двенадцать 345 шестьдесят семь …» */
export function spokenPhones(text: string): Span[] {
  return spansOf(text, row).flatMap(({ at, found }) => {
    const phone = found.replace(/[\s,.()-]+$/, '');
    return /^[78]?9\d{9}$/.test(dial(phone)) ? [{ at, found: phone }] : [];
  });
}

interface Group {
  digits: string;
  /** Words worth less than this still belong to it. */
  below: number;
}

/** The digits that somebody dials who hears it: «сто двадцать три» is 123, «сорок ноль» is 400. */
function dial(said: string): string {
  const groups: Group[] = [];
  for (const part of said.toLowerCase().match(/[а-я]+|\d+/g) ?? []) {
    const value = words[part];
    const last = groups.at(-1);
    if (value === undefined) groups.push({ digits: part.replace(/\D/g, ''), below: 0 });
    else if (last && value > 0 && value < last.below) {
      groups.splice(-1, 1, numberGroup(Number(last.digits) + value, value));
    } else groups.push(numberGroup(value, value));
  }
  return groups.map(({ digits }) => digits).join('');
}

const numberGroup = (sum: number, value: number): Group => ({
  digits: String(sum),
  below: stepBelow(value),
});

/** After a hundred come tens, after tens ones, after the rest another number. */
function stepBelow(value: number): number {
  if (value >= 100) return 100;
  return value >= 20 ? 10 : 0;
}
