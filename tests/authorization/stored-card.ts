import { emptyDraft } from '#contract/drafts.ts';
import type { CardState } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { goodDraft } from '#tests/cards.ts';
import type { TestApp } from '#tests/harness/app.ts';

interface StoredCard {
  kind: CardKind;
  owner: number;
  state: CardState;
}

// Random codes would meet once in some thirty runs: a matrix has ten thousand cards.
let stored = 0;

/** Puts a card of anybody straight into the database, in its first version; answers its slug. */
export async function storeCard({ db }: TestApp, card: StoredCard): Promise<string> {
  const { kind, owner, state } = card;
  stored += 1;
  const slug = `nyanya-v-moskve-${(36 ** 5 + stored).toString(36)}`;
  const draft = JSON.stringify({ ...emptyDraft, ...goodDraft(kind) });
  const isBlocked = state === 'blocked';
  const isPublished = state === 'published' || isBlocked;
  await db
    .insertInto('cards')
    .values((query) => ({
      kind,
      slug,
      state,
      owner_id: owner,
      category_id: query.selectFrom('categories').select('id').where('slug', '=', 'nyanya'),
      draft,
      content: isPublished ? draft : null,
      city_id: isPublished
        ? query.selectFrom('cities').select('id').where('slug', '=', 'moskva')
        : null,
      published_at: isPublished ? new Date() : null,
      first_published_at: isPublished ? new Date() : null,
      blocked_reason: isBlocked ? 'Просит деньги вперёд' : null,
      blocked_at: isBlocked ? new Date() : null,
    }))
    .execute();
  return slug;
}
