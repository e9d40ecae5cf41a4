import { countOf } from '#contract/russian.ts';

const hour = 60;
const day = 24 * hour;

/** «обычно отвечает за 2 часа», rounded up: rather sooner than was promised. */
export function answerTimeText(minutes: number): string {
  return `обычно отвечает за ${spanOf(minutes)}`;
}

function spanOf(minutes: number): string {
  if (minutes <= 15) return 'несколько минут';
  if (minutes <= hour) return 'час';
  if (minutes <= 12 * hour) return countOf(Math.ceil(minutes / hour), ['час', 'часа', 'часов']);
  if (minutes <= day) return 'день';
  return countOf(Math.ceil(minutes / day), ['день', 'дня', 'дней']);
}
