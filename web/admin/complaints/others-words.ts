import { countOf } from '#contract/russian.ts';

/** «ещё 2 жалобы» */
export const othersWords = (others: number): string =>
  `ещё ${countOf(others, ['жалоба', 'жалобы', 'жалоб'])}`;
