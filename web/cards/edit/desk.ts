import type { CardKind, CategoryForm } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { PartName } from './draft-parts.ts';
import type { ChosenCity } from './use-chosen-city.ts';

/** What the fields of a step work with. */
export interface Desk {
  kind: CardKind;
  category: CategoryForm['category'];
  draft: Draft;
  city: ChosenCity;
  set: (part: PartName, value: unknown) => void;
  errorOf: (path: string) => string | undefined;
}
