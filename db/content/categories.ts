import type { CategoryForms } from '#contract/categories.ts';

export interface CategoryRow {
  slug: string;
  name: string;
  forms: CategoryForms;
  position: number;
}

export const nanny: CategoryRow = {
  slug: 'nyanya',
  name: 'Няня',
  forms: {
    one: 'няня',
    genitive: 'няни',
    accusative: 'няню',
    instrumental: 'няней',
    many: 'няни',
    many_genitive: 'нянь',
  },
  position: 10,
};

export const categories: CategoryRow[] = [nanny];
