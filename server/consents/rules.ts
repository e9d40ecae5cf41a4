import type { AgreedPage } from '#contract/editions.ts';
import type { ConsentKind } from '#contract/session.ts';

/** The page on which the text of a consent stands. */
export const pageOf = (kind: ConsentKind): AgreedPage =>
  kind === 'agreement' ? 'agreement' : 'data-processing';

/** The consent without which there is no account, by the page of its text. */
export const kindOf = (page: AgreedPage): ConsentKind =>
  page === 'agreement' ? 'agreement' : 'personal_data';
