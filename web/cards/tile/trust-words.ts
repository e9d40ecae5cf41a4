import { pluralForm } from '#contract/russian.ts';
import type { Share } from '#contract/shown-feedback.ts';

/** «Подтверждено 3 рекомендации» */
export const referencesText = (count: number): string =>
  `${pluralForm(count, ['Подтверждена', 'Подтверждено', 'Подтверждено'])} ${count}\u00a0${pluralForm(count, ['рекомендация', 'рекомендации', 'рекомендаций'])}`;

/** «Платит вовремя: 4 из 5», whatever the numbers say. */
export const paysOnTimeText = ({ yes, of }: Share): string =>
  `Платит вовремя: ${yes}\u00a0из\u00a0${of}`;

/** Fewer say nothing good, and in short nothing else is said. */
export const paysMostlyOnTime = ({ yes, of }: Share): boolean => yes * 4 >= of * 3;
