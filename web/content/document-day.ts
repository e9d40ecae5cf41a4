import { formatDay } from '#contract/russian.ts';

/** A document names its year even in that year. */
export const documentDay = (iso: string) => `${formatDay(iso)} года`;
