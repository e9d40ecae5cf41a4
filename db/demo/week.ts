import { weekCells } from '#contract/week.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
export const weekend = ['sat', 'sun'];
export const wholeWeek = [...weekdays, ...weekend];

/** Cells of the weekly grid: these parts of these days. */
export const cells = (days: readonly string[], parts: readonly string[]) =>
  weekCells.filter((cell) => {
    const [day = '', part = ''] = cell.split('_');
    return days.includes(day) && parts.includes(part);
  });
