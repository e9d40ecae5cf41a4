import type { Draft } from '#contract/drafts.ts';
import type { CardKind } from '#contract/categories.ts';

/** A published card and its owner, ready to be stored. */
export interface DemoCard {
  kind: CardKind;
  category: string;
  slug: string;
  draft: Draft;
  owner: { name: string; phone: string; email: string | null };
  /** Picture of the owner's profile. */
  avatar?: string | undefined;
  /** The owner lets everybody see the name. */
  distribution: boolean;
  registeredAt: Date;
  publishedAt: Date;
  /** We have seen the passport of the owner. */
  passportVerifiedAt?: Date | undefined;
}
