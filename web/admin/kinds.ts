import type { CardKind } from '#contract/categories.ts';

export const kindNames: Record<CardKind, string> = { resume: 'Анкета', vacancy: 'Вакансия' };
