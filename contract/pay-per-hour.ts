import type { Answer, Answers } from './attributes.ts';
import type { Pay, PayUnit } from './pay.ts';
import { formatMoney } from './russian.ts';

/** Hours of work that a unit of pay stands for, where a card does not say otherwise. */
const usualHours: Record<PayUnit, number> = { hour: 1, day: 8, shift: 12, month: 168, lesson: 1 };

const weeksPerMonth = 52 / 12;
const lessonHours = new Map([
  ['half_hour', 0.5],
  ['school_hour', 0.75],
  ['hour', 1],
  ['hour_and_half', 1.5],
  ['two_hours', 2],
]);
const dayAndNight = 24;

interface WorkTime {
  hours: number;
  /** By the answers of the card; false: what is usual was taken. */
  isKnown: boolean;
}

/** How many hours of work the sum of a card pays: the one rule by which pay is compared. */
export function hoursPaid(unit: PayUnit, answers: Answers): WorkTime {
  const hours = hoursByAnswers[unit](answers);
  return { hours: hours ?? usualHours[unit], isKnown: hours !== null };
}

const hoursByAnswers: Record<PayUnit, (answers: Answers) => number | null> = {
  hour: () => 1,
  day: () => null,
  shift: ({ shift_rhythm }) => (isOnly(shift_rhythm, 'day_three') ? dayAndNight : null),
  month: ({ hours_per_week, employment }) => {
    const perWeek = middleOf(hours_per_week);
    if (perWeek !== null) return perWeek * weeksPerMonth;
    return includes(employment, 'full_day') ? usualHours.month : null;
  },
  lesson: ({ lesson_length }) => {
    const lengths = valuesOf(lesson_length).flatMap((value) => lessonHours.get(value) ?? []);
    return lengths.length === 0 ? null : lengths.reduce((a, b) => a + b) / lengths.length;
  },
};

const valuesOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);
const includes = (answer: Answer | undefined, value: string) => valuesOf(answer).includes(value);
const isOnly = (answer: Answer | undefined, value: string) =>
  valuesOf(answer).join() === value || answer === value;

function middleOf(answer: Answer | undefined): number | null {
  if (typeof answer === 'number') return answer;
  if (answer === undefined || typeof answer !== 'object' || Array.isArray(answer)) return null;
  const ends = [answer.from, answer.to].filter((end) => end !== null);
  return ends.length === 0 ? null : ends.reduce((a, b) => a + b) / ends.length;
}

/** Kopecks an hour, where the card itself says how long the work is; null: nothing to work out. */
export function payPerHour(pay: Pay | null, answers: Answers): number | null {
  const sum = pay && (pay.from_kopecks ?? pay.to_kopecks);
  if (!pay || sum === null || pay.unit === 'hour') return null;
  const { hours, isKnown } = hoursPaid(pay.unit, answers);
  return isKnown && hours > 0 ? sum / hours : null;
}

/** «≈ 340 ₽ в час», to tens of roubles: it is a comparison, and no promise. */
export function perHourText(kopecks: number): string {
  return `≈\u00a0${formatMoney(Math.max(1, Math.round(kopecks / 1000)) * 1000)} в\u00a0час`;
}

const dailyFrom = 2000;
/** Roubles: nobody earns as much in any shorter time than a month. */
export const monthlyFrom = 15_000;

/** Roubles an hour of a sum whose unit nobody named: its size tells of an hour, a day or a month. */
export function guessPerHour(roubles: number): number {
  if (roubles < dailyFrom) return roubles;
  return roubles / usualHours[roubles < monthlyFrom ? 'day' : 'month'];
}
