import type { CategoryForms } from '#contract/categories.ts';
import type { CategorySource } from '#contract/category-editing.ts';
import { transliterate } from '#contract/transliteration.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';

export interface CategoryDraft extends CategoryForms {
  name: string;
  slug: string;
  hidden: boolean;
}

/** Each form with its question, and where it stands. */
export const formNames = [
  ['one', 'Кто', 'няня'],
  ['genitive', 'Кого: анкета…', 'няни'],
  ['accusative', 'Кого: ищу…', 'няню'],
  ['instrumental', 'Кем: работа…', 'няней'],
  ['many', 'Кто: … в Москве', 'няни'],
  ['many_genitive', 'Сколько: 25…', 'нянь'],
] as const satisfies readonly (readonly [keyof CategoryForms, string, string])[];

export const fieldNames: Record<keyof CategoryDraft, string> = {
  name: 'Название',
  slug: 'Адрес',
  hidden: 'Спрятать',
  ...(Object.fromEntries(formNames.map(([form, label]) => [form, label])) as Record<
    keyof CategoryForms,
    string
  >),
};

const nothing: CategoryDraft = {
  name: '',
  slug: '',
  hidden: false,
  one: '',
  genitive: '',
  accusative: '',
  instrumental: '',
  many: '',
  many_genitive: '',
};

export function useCategoryDraft(category: CategorySource | null) {
  const source = category
    ? { name: category.name, slug: category.slug, hidden: category.hidden, ...category.forms }
    : nothing;
  const form = useFormDraft(`category.${category?.id ?? 'new'}`, source);
  // Until it is written by hand, the address follows the name.
  const slug = category ? form.draft.slug : form.draft.slug || transliterate(form.draft.name);
  return { ...form, draft: { ...form.draft, slug } };
}
