import { weekCells } from '#contract/week.ts';
import type { QuerySegment } from './segments.rules.ts';

/** When each part of the day begins, as the form tells it. */
const partsOfDay = [
  { part: 'night', from: 0, to: 6 },
  { part: 'morning', from: 6, to: 12 },
  { part: 'day', from: 12, to: 18 },
  { part: 'evening', from: 18, to: 23 },
  { part: 'night', from: 23, to: 24 },
];
/** What the numbers are of, when they are no hours. */
const otherUnits =
  /^(?:(?:лет|год|мес|тыс|руб|класс|раз|сот|чел|дет|дн|недел|минут|занят)|(?:р|кл|кг|кв|м|т|к|%)$)/u;
const hourWords = /^(?:час\p{L}*|ч|утра|вечера|дня|ночи)$/u;

/** «с 18 до 22», «после 17 часов»: parts of the day on any day of the week. */
export function readHours(parts: QuerySegment[]): QuerySegment[] {
  const read: QuerySegment[] = [];
  for (let at = 0; at < parts.length;) {
    const found = hoursAt(parts, at);
    const part = parts[at];
    if (!part) break;
    if (!found) {
      read.push(part);
      at += 1;
      continue;
    }
    const text = parts
      .slice(at, found.end)
      .map((one) => one.text)
      .join(' ');
    read.push({ as: 'choice', text, terms: found.terms, nearer: found.terms });
    at = found.end;
  }
  return read;
}

function hoursAt(parts: QuerySegment[], start: number): { terms: string[]; end: number } | null {
  const words = parts.slice(start, start + 6).map(({ as, text }) => (as === 'word' ? text : ''));
  const [first = ''] = words;
  const isRange = first === 'с' || first === 'со';
  if (!isRange && first !== 'после') return null;
  const from = hourAt(words, 1);
  if (!from) return null;
  if (first === 'после')
    return isOther(words[from.end]) ? null : spanOf(from.hour, 23, start + from.end);
  const linked = words[from.end] === 'до' || words[from.end] === 'по' ? from.end + 1 : from.end;
  const to = hourAt(words, linked);
  if (!to || isOther(words[to.end])) return null;
  return to.hour > from.hour ? spanOf(from.hour, to.hour, start + to.end) : null;
}

function hourAt(words: string[], at: number): { hour: number; end: number } | null {
  const hour = /^(?<hour>\d{1,2})(?:[:.]\d\d)?$/.exec(words[at] ?? '')?.groups?.hour;
  if (hour === undefined || Number(hour) > 24) return null;
  const said = hourWords.test(words[at + 1] ?? '') ? (words[at + 1] ?? '') : '';
  const isLate = (said === 'вечера' || said === 'дня') && Number(hour) < 12;
  return { hour: Number(hour) + (isLate ? 12 : 0), end: at + (said ? 2 : 1) };
}

const isOther = (word = '') => otherUnits.test(word) && !hourWords.test(word);

function spanOf(from: number, to: number, end: number) {
  const asked = partsOfDay.filter((part) => part.from < to && part.to > from);
  const cells = weekCells.filter((cell) => asked.some(({ part }) => cell.endsWith(`_${part}`)));
  return { terms: cells.map((cell) => `schedule:${cell}`), end };
}
