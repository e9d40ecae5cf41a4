import type { CardKind, CategoryForm } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { PartName } from '../draft/draft-parts.ts';
import type { PhotoUploads } from '../uploads/photo-uploads.ts';
import type { ChosenCity } from './use-city-of-draft.ts';
import type { ResponseLimit } from './use-response-limit.ts';
import type { HalfDates } from '../answers/use-half-dates.ts';

/** What the fields of a step work with. */
export interface CardFormContext {
  kind: CardKind;
  category: CategoryForm['category'];
  draft: Draft;
  city: ChosenCity;
  photoUploads: PhotoUploads;
  halves: HalfDates;
  /** How many responses a vacancy takes at once. */
  limit: ResponseLimit;
  /** Of the card once it is there. */
  slug: string | undefined;
  set: (part: PartName, value: unknown) => void;
  errorOf: (path: string) => string | undefined;
}
