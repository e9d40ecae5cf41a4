import type { CardKind } from '#contract/categories.ts';
import type { PayUnit } from '#contract/pay.ts';
import { monthlyFrom } from '#contract/pay-per-hour.ts';
import type { QuerySegment } from './segments.rules.ts';

const upTo = new Set(['до', 'дешевле', 'максимум']);
const atLeast = new Set(['от', 'минимум', 'зп', 'зарплата', 'зарплатой', 'оклад', 'ставка']);
const near = new Set(['за', 'по', 'около', 'примерно', 'оплата', 'оплатой', 'бюджет']);
const negated = /^(?:более|больше|дороже|выше)$/;
const thousands = /^(?:тыс|тысяч\p{L}*|тыщ\p{L}*|тр|т|к)$/u;
const rubles = /^(?:р|руб|рубл\p{L}*|₽)$/u;
const units: [RegExp, PayUnit[]][] = [
  [/^час/u, ['hour']],
  [/^(?:день|сутки|сут|дня)$/u, ['day', 'shift']],
  [/^смен/u, ['shift', 'day']],
  [/^мес/u, ['month']],
  [/^(?:занят|урок)/u, ['lesson']],
];
/** What is counted and is no money. */
const otherUnits = /^(?:год|лет|кв|м2|метр|сот|кг|км)/u;
/** A smaller number is hardly money when no ruble is named. */
const surelyMoney = 100;

/**
 * «до 350 руб в час», «от 80 тысяч», «3000 в сутки»: what somebody will pay, or wants to be paid
 * when no bound is said.
 */
export function readPay(parts: QuerySegment[], kind: CardKind): QuerySegment[] {
  const read: QuerySegment[] = [];
  for (let at = 0; at < parts.length;) {
    const sum = sumAt(parts, at);
    const part = parts[at];
    if (!part) break;
    if (!sum) {
      read.push(part);
      at += 1;
      continue;
    }
    const { bound, from } = boundBefore(read, kind);
    const isLeast = bound === 'from' && from < read.length;
    const least = isLeast ? null : leastBefore(read, from, sum.rubles);
    const said = [...read.splice(least?.from ?? from), ...parts.slice(at, sum.end)];
    read.push({
      as: 'choice',
      text: said.map(({ text }) => text).join(' '),
      terms: sum.units.map((unit) => `pay_unit:${unit}`),
      pay: {
        from: least?.rubles ?? (bound === 'from' ? sum.rubles : null),
        to: least || bound === 'to' ? sum.rubles : null,
      },
    });
    at = sum.end;
  }
  return read;
}

/** A sum of money, where it ends, and for how much work it is. */
function sumAt(parts: QuerySegment[], start: number) {
  const textAt = (at: number) => (parts[at]?.as === 'word' ? parts[at].text : '');
  const figures = textAt(start);
  if (!/^\d{1,6}$/.test(figures)) return null;
  let at = start + 1;
  // «1 500», but not «300-400».
  const next = textAt(at);
  const isSplit = next === '000' ? figures.length < 4 : figures.length < 3 && /^\d{3}$/.test(next);
  let sum = Number(isSplit ? figures + textAt(at) : figures);
  if (isSplit) at += 1;
  if (otherUnits.test(textAt(at))) return null;
  const hasThousands = thousands.test(textAt(at));
  if (hasThousands) {
    sum *= 1000;
    at += 1;
  }
  const hasRubles = rubles.test(textAt(at));
  if (hasRubles) at += 1;
  const hasLink = textAt(at) === 'в' || textAt(at) === 'за';
  const unit = units.find(([word]) => word.test(textAt(hasLink ? at + 1 : at)))?.[1];
  if (unit) at += hasLink ? 2 : 1;
  const isMoney = hasThousands || hasRubles || sum >= surelyMoney * (unit ? 1 : 10);
  if (!isMoney) return null;
  return { rubles: sum, end: at, units: unit ?? (sum >= monthlyFrom ? (['month'] as const) : []) };
}

/** Which bound the words before a sum make it, and where they begin. */
function boundBefore(read: QuerySegment[], kind: CardKind): { bound: 'from' | 'to'; from: number } {
  let from = read.length;
  let bound: 'from' | 'to' = kind === 'resume' ? 'to' : 'from';
  const textBefore = (back: number) =>
    read[from - back]?.as === 'word' ? (read[from - back]?.text ?? '') : '';
  while (from > 0) {
    const word = textBefore(1);
    if (negated.test(word) && textBefore(2) === 'не') {
      bound = 'to';
      from -= 2;
    } else if (upTo.has(word) || atLeast.has(word) || near.has(word)) {
      if (upTo.has(word)) bound = 'to';
      if (word === 'от' || word === 'минимум') bound = 'from';
      from -= 1;
    } else break;
  }
  return { bound, from };
}

/** «от 60 до 80 тысяч», «300-400 в час»: another number just before the greatest one. */
function leastBefore(read: QuerySegment[], at: number, most: number) {
  const part = read[at - 1];
  if (part?.as !== 'word' || !/^\d{2,6}$/.test(part.text)) return null;
  const said = Number(part.text);
  const rubles = said < 1000 && most >= said * 100 ? said * 1000 : said;
  const isFrom = /^(?:от|с|за)$/.test(read[at - 2]?.text ?? '');
  return rubles < most ? { rubles, from: isFrom ? at - 2 : at - 1 } : null;
}
