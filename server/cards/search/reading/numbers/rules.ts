import { termsBetween } from '../../numbers/rules.ts';
import type { Part } from '../rules.ts';

const spelled = ['одного', 'двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми'];
const years = new Set(['год', 'года', 'году', 'лет', 'годика', 'годиков']);
const months = new Set(['мес', 'месяц', 'месяца', 'месяцев']);
const experience = new Set(['опыт', 'опыта', 'опытом', 'стаж', 'стажа', 'стажем']);
/** May stand between experience and its years. */
const between = new Set([
  'работы',
  'от',
  'не',
  'менее',
  'более',
  'больше',
  'минимум',
  'в',
  'около',
]);

/** «опыт от 5 лет», «ребёнку 3 года»: the words about so many years are a choice. */
export function readNumbers(parts: Part[]): Part[] {
  const read: Part[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const unit = parts[at + 1];
    if (!part) break;
    const number = part.as === 'word' ? numberOf(part.text) : null;
    const isYears = unit?.as === 'word' && years.has(unit.text);
    const isMonths = unit?.as === 'word' && months.has(unit.text);
    if (number === null || !(isYears || isMonths)) {
      read.push(part);
      continue;
    }
    const before = isYears ? experienceBefore(read) : null;
    const terms = before === null ? agesOf(isYears ? number * 12 : number) : experienced(number);
    if (terms.length === 0) {
      read.push(part);
      continue;
    }
    const said = before === null ? [] : read.splice(before);
    const text = [...said, part, unit].map((one) => one.text).join(' ');
    read.push({ as: 'choice', text, terms });
    at += 1;
  }
  return read;
}

function numberOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = spelled.indexOf(text);
  return at < 0 ? null : at + 1;
}

/** Where the words about experience begin. */
function experienceBefore(read: Part[]): number | null {
  const at = read.findLastIndex(({ as, text }) => !(as === 'word' && between.has(text)));
  return experience.has(read[at]?.text ?? '') ? at : null;
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

function agesOf(age: number): string[] {
  return childAges
    .filter(([, from, to]) => age >= from && age <= to)
    .map(([value]) => `child_ages:${value}`);
}
