import type { AttributeDefinition } from '#contract/attributes.ts';
import type { Draft } from '#contract/drafts.ts';
import { publishableSchema } from '#contract/publication.ts';
import { transliterate } from '#contract/transliteration.ts';
import { invalid } from '#server/platform/errors.ts';

/** «nyanya», «в Москве», «nyanya-a2b3c4» → «nyanya-v-moskve-a2b3c4». */
export function publishedSlug(category: string, cityPrepositional: string, slug: string): string {
  return `${category}-${transliterate(cityPrepositional)}-${slug.slice(-6)}`;
}

/** Throws 422 with the fields of the form that keep the draft from being shown. */
export function checkPublishable(draft: Draft, definitions: AttributeDefinition[]): void {
  const result = publishableSchema(definitions).safeParse(draft);
  if (result.success) return;
  const fields = Map.groupBy(result.error.issues, (issue) => issue.path.join('.'));
  const entries = [...fields].map(([path, issues]) => [path, issues.map(({ message }) => message)]);
  throw invalid(Object.fromEntries(entries), 'Проверьте отмеченные поля: без них нельзя показать');
}
