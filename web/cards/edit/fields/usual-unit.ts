import type { PayUnit } from '#contract/pay.ts';

/** How a trade is usually paid; others by the hour. */
const units: Record<string, PayUnit> = {
  sidelka: 'day',
  domrabotnitsa: 'day',
  repetitor: 'lesson',
  guvernantka: 'month',
  povar: 'month',
  voditel: 'month',
  medsestra: 'shift',
  logoped: 'lesson',
  sadovnik: 'day',
  'semeynaya-para': 'month',
};

/** Chosen beforehand in the form of a category. */
export const usualUnit = (category: string): PayUnit => units[category] ?? 'hour';
