import type { Draft } from '#contract/drafts.ts';
import { countOf } from '#contract/russian.ts';
import { type FormField, type FormStep, isFilled } from './steps.ts';

const filters = ['фильтр', 'фильтра', 'фильтров'] as const;

/** What a card gains by the answers that a step still lacks; null: nothing that could be named. */
export function benefitOf({ fields }: FormStep, draft: Draft): string | null {
  const missing = fields.filter((field) => !field.required && !isFilled(field, draft));
  const has = (part: string) => missing.some((field) => field.part === part);
  if (has('photos')) return 'видно лицо, фильтр «С фото»';
  if (has('place')) return 'найдут по району и метро';
  if (has('questions')) return 'отклики сразу с ответами';
  const found = missing.filter(isFilter).length;
  if (found > 0) return `ещё ${countOf(found, filters)} поиска`;
  return has('workplaces') ? 'видно, где вы работали' : null;
}

const isFilter = (field: FormField) => 'definition' in field && field.definition.filterable;
