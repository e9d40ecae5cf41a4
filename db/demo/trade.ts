import type { Draft } from '#contract/drafts.ts';
import type { CardKind } from '#contract/categories.ts';
import type { MakerOptions, Person } from './people.ts';
import type { Source } from './phrases.ts';

export type { MakerOptions };

export interface Made {
  person: Person;
  draft: Draft;
  /** Two people answer together (a couple): their portraits show both. */
  together?: boolean;
}

/** How the people of one category come to be, and what they write about themselves. */
export interface Trade {
  /** Slug of the category. */
  category: string;
  /** Share among all cards. */
  weight: number;
  make: Record<CardKind, (source: Source, options: MakerOptions) => Made>;
}
