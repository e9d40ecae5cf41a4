import { weekCells } from '#contract/week.ts';

/** Of families who look for somebody there are more: only those who look for work say so. */
export const kind = 'vacancy' as const;
export const nanny = { categories: ['nyanya'] };
export const carer = { categories: ['sidelka'] };
export const care = { categories: ['sidelka', 'medsestra'] };
export const housekeeper = { categories: ['domrabotnitsa'] };
export const tutor = { categories: ['repetitor'] };
export const speech = { categories: ['logoped'] };
export const nurse = { categories: ['medsestra'] };
export const driver = { categories: ['voditel'] };
export const cook = { categories: ['povar'] };
export const drivingNanny = { categories: ['avtonyanya'] };
export const gardener = { categories: ['sadovnik'] };

/** Hours of the week, by the day or the part of a day. */
export const cellsOf = (part: string) =>
  weekCells.filter((cell) => cell.includes(part)).map((cell) => `schedule:${cell}`);
/** Whoever names a town or a region takes somebody from the towns around it as well. */
export const nearMoscow = ['moskva', 'balashikha', 'khimki'];
export const nearPetersburg = ['sankt-peterburg'];
