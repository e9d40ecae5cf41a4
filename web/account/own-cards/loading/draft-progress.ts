import type { OwnCard } from '#contract/own-cards.ts';
import { offeredFor } from '#contract/offered.ts';
import { getCategoryForm, type CardKind } from '#contract/categories.ts';
import { isStepDone, stepsOf } from '#web/cards/edit/draft/steps.ts';
import type { Api } from '#web/lib/api/api.ts';

/** Steps of the form. */
export interface DraftProgress {
  done: number;
  of: number;
}

/** How far each draft is, in their order; the questions of a category are asked for once. */
export async function progressOf(
  api: Api,
  kind: CardKind,
  cards: readonly OwnCard[],
): Promise<DraftProgress[]> {
  const categories = [...new Set(cards.map(({ category }) => category.slug))];
  const forms = await Promise.all(
    categories.map((category) =>
      api.call(getCategoryForm, { params: { category }, query: { kind } }),
    ),
  );
  const questions = new Map(forms.map((form) => [form.category.slug, form.definitions]));
  return cards.map(({ category, draft }) => {
    const all = stepsOf(kind, offeredFor(questions.get(category.slug) ?? [], [draft.answers]));
    return { done: all.filter((step) => isStepDone(step, draft)).length, of: all.length };
  });
}
