import { termsBetween } from '../indexing/number-terms.rules.ts';
import type { QuerySegment } from './segments.rules.ts';

const spelled: Record<string, number> = Object.fromEntries(
  [
    ['один', 'одного', 'одна', 'одному'],
    ['два', 'двух', 'двое', 'двоих', 'двум', 'двоим', 'две', 'двумя'],
    ['три', 'трех', 'трое', 'троих', 'трем', 'троим', 'тремя'],
    ['четыре', 'четырех', 'четверо'],
    ['пять', 'пяти'],
    ['шесть', 'шести'],
    ['семь', 'семи'],
    ['восемь', 'восьми'],
    ['девять', 'девяти'],
    ['десять', 'десяти'],
  ].flatMap((forms, index) => forms.map((form) => [form, index + 1] as const)),
);
const years = /^(?:год\p{L}{0,5}|лет|годик\p{L}*|л|летн\p{L}*)$/u;
const months = /^(?:мес|месяц\p{L}*|месячн\p{L}*)$/u;
const experience = /^(?:опыт|стаж)\p{L}{0,3}$/u;
const grades = /^(?:кл|класс\p{L}*)$/u;
/** May stand between experience and its years. */
const between = new Set(
  'работы вождения от не менее более больше минимум в около с свыше больше'.split(' '),
);
/** May stand between two ages. */
const joins = new Set(['и', 'или', 'до']);

/** «опыт от 5 лет», «детям 2 и 5 лет», «7 класс», «трое детей»: words about numbers are a choice. */
export function readNumbers(parts: QuerySegment[]): QuerySegment[] {
  const read: QuerySegment[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    if (!part) break;
    const numbers = numbersAt(parts, at);
    const unit = numbers ? parts[numbers.end] : null;
    const next = numbers ? parts[numbers.end + 1] : undefined;
    const meant = numbers && unit?.as === 'word' ? meaningOf(numbers.all, unit.text, next) : null;
    if (!numbers || !unit || !meant) {
      read.push(part);
      at += 1;
      continue;
    }
    const before = meant.isYears ? experienceBefore(read) : null;
    const [years = 0] = numbers.all;
    const choices = before === null ? meant.choices : [experienced(years)];
    const said = [
      ...read.splice(before ?? (meant.isAge ? childBefore(read) : read.length)),
      ...parts.slice(at, numbers.end + meant.words),
    ];
    const text = said.map((one) => one.text).join(' ');
    read.push(
      ...(choices.length > 0 ? choices : [[]]).map((terms) => partOf(text, terms, meant.work)),
    );
    at = numbers.end + meant.words;
  }
  return read;
}

const partOf = (text: string, terms: string[], work?: string): QuerySegment =>
  terms.length === 0
    ? { as: 'idle', text, terms }
    : { as: 'choice', text, terms, ...(work && { work }) };

/** Numbers that belong to one word: «2 и 5 лет». */
function numbersAt(parts: QuerySegment[], start: number): { all: number[]; end: number } | null {
  const all: number[] = [];
  let end = start;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at];
    if (part?.as !== 'word') break;
    const number = numberOf(part.text);
    if (number !== null) {
      all.push(number);
      end = at + 1;
    } else if (all.length === 0 || !joins.has(part.text)) break;
  }
  return all.length === 0 ? null : { all, end };
}

function numberOf(text: string): number | null {
  return /^\d{1,3}(?:[.,]\d)?$/.test(text)
    ? Number(text.replace(',', '.'))
    : (spelled[text] ?? null);
}

interface Meaning {
  /** One choice for each thing that is asked; none: nothing that cards are asked by. */
  choices: string[][];
  /** How many words it takes beside the numbers. */
  words: number;
  isAge?: boolean;
  isYears?: boolean;
  work?: string;
}

function meaningOf(all: number[], unit: string, next: QuerySegment | undefined): Meaning | null {
  const [first = 0] = all;
  if (years.test(unit)) {
    if (next?.as === 'word' && experience.test(next.text)) {
      return { choices: [experienced(first)], words: 2 };
    }
    return { choices: agesOf(all.map((age) => age * 12)), words: 1, isAge: true, isYears: true };
  }
  if (months.test(unit)) return { choices: agesOf(all), words: 1, isAge: true };
  if (grades.test(unit)) return { choices: all.map(pupilsOf), words: 1, work: 'репетитор' };
  const counted = counts.find(([word]) => word.test(unit));
  return counted ? { choices: [counted[1](first)], words: 1 } : null;
}

/** How many of what a card has or can do. */
const counts: [RegExp, (number: number) => string[]][] = [
  [
    /^(?:дет|ребят|малыш|ребен)/,
    (number) => [
      ...termsBetween('children_at_once', number, null),
      ...termsBetween('children_count', number, number),
    ],
  ],
  [
    /^(?:человек|чел|гост|персон)/,
    (number) => [...termsBetween('banquet', number, null), ...termsBetween('eaters', number, null)],
  ],
  [/^(?:кв|м2|квадрат|метр|квм)/, (number) => termsBetween('home_area', number, null)],
  [/^(?:сот)/, (number) => termsBetween('plot_area', number, null)],
  [/^(?:кг|килограмм)/, (number) => termsBetween('ward_weight', number, null)],
];

/** Who is so old says no more: «малышу 1 год». */
const child = /^(?:ребен|реб|дет(?:и|ей|ям)|малыш|девоч|мальчик|сын|доч|внук|внуч)/;

function childBefore(read: QuerySegment[]): number {
  const last = read.at(-1);
  return last?.as === 'word' && child.test(last.text) ? read.length - 1 : read.length;
}

/** Where the words about experience begin. */
function experienceBefore(read: QuerySegment[]): number | null {
  const at = read.findLastIndex(({ as, text }) => !(as === 'word' && between.has(text)));
  return experience.test(read[at]?.text ?? '') ? at : null;
}

const experienced = (least: number) => termsBetween('experience', least, null);

/** In months: whole years of either side, for a child of three is of both groups. */
const childAges = [
  ['newborn', 0, 6],
  ['infant', 6, 12],
  ['toddler', 12, 36],
  ['preschool', 36, 84],
  ['school', 84, 144],
  ['teen', 144, 216],
] as const;
const speechAges = [
  ['early', 0, 36],
  ['three', 36, 60],
  ['preschool', 60, 84],
  ['primary', 84, 120],
  ['teen', 120, 216],
] as const;

const groupsOf = (
  key: string,
  groups: readonly (readonly [value: string, from: number, to: number])[],
  age: number,
) => groups.filter(([, from, to]) => age >= from && age <= to).map(([value]) => `${key}:${value}`);

/** Nobody is asked by the age of a grown person. */
function agesOf(ages: number[]): string[][] {
  return ages
    .map((age) => [
      ...groupsOf('child_ages', childAges, age),
      ...groupsOf('speech_ages', speechAges, age),
    ])
    .filter((terms) => terms.length > 0);
}

function pupilsOf(grade: number): string[] {
  if (grade <= 4) return ['pupils:primary', 'child_ages:school'];
  if (grade <= 8) return ['pupils:middle', 'child_ages:school'];
  return [grade === 9 ? 'pupils:ninth' : 'pupils:senior', 'child_ages:teen'];
}
