import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCard } from '#contract/own-cards.ts';
import { change, createOwner, flaggedText, history, showToGuest, step } from '#tests/card-life.ts';
import type { Call } from '#tests/card-life.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { applyReview } from '#tests/moderation.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

/** A moderator has approved the waiting text; the time to take that back is over. */
async function approved({ slug }: OwnCard): Promise<number> {
  const decided = new Date(Date.now() - 60_000);
  const { id } = await app.db
    .updateTable('card_reviews')
    .set({ decision: 'approve', decided_at: decided, decided_by: moderator.id })
    .where('withdrawn_at', 'is', null)
    .where('card_id', '=', (card) => card.selectFrom('cards').select('id').where('slug', '=', slug))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const stored = ({ slug }: OwnCard) =>
  app.db.selectFrom('cards').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
const openReviews = async (id: number) => {
  const rows = await app.db
    .selectFrom('card_reviews')
    .select('id')
    .where('card_id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.length;
};

const ends: [Call, string][] = [
  ['pause', 'paused'],
  ['withdraw', 'closed'],
  ['close', 'closed'],
  ['remove', 'gone'],
];

describe('an owner who acts while a decision takes effect', () => {
  it.each(ends)('%s wins, whichever comes first', async (call, end) => {
    const owner = await createOwner(app, 'vacancy');
    for (let round = 0; round < 4; round += 1) {
      const card = await createPublished(owner, 'vacancy');
      await change(owner, card, flaggedText);
      await step(owner, card, 'publish');
      const review = await approved(card);
      const reason = call === 'close' ? { reason: 'filled' } : {};
      const tasks = [() => applyReview(app, review), () => step(owner, card, call, reason)];
      await Promise.all((round % 2 ? tasks : tasks.toReversed()).map((task) => task()));
      const after = await stored(card);
      expect(after.deleted_at ? 'gone' : after.state).toBe(end);
      expect(await openReviews(after.id)).toBe(0);
      await applyReview(app, review);
      expect((await stored(card)).state).toBe(after.state);
      if (!after.deleted_at) await step(owner, card, 'remove');
    }
  });

  it('a text that is taken back is not shown, one that is approved is', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await createOwner(app, 'resume');
      const begun = await startCard(owner, 'resume', goodDraft('resume', flaggedText));
      const { card } = await step(owner, begun, 'publish');
      const review = await approved(card);
      await Promise.all([applyReview(app, review), step(owner, card, 'withdraw')]);
      const after = await stored(begun).catch(() => null);
      const [last] = await history(owner, card);
      const page = await showToGuest(app, card);
      // Taken back first: a draft again. Approved first: then it was shown, and withdrawn.
      expect([after?.state ?? 'paused', last?.what, page.status]).toEqual(
        last?.what === 'taken_back' ? ['draft', 'taken_back', 404] : ['paused', 'withdrawn', 404],
      );
    }
  });

  it('goes on writing, and the version that was approved is shown', async () => {
    const owner = await createOwner(app, 'resume');
    const card = await createPublished(owner, 'resume');
    await change(owner, card, flaggedText);
    await step(owner, card, 'publish');
    const review = await approved(card);
    const [, changed] = await Promise.all([
      applyReview(app, review),
      change(owner, card, { title: 'Ещё правка' }),
    ]);
    expect(changed.draft.title).toBe('Ещё правка');
    const page = await showToGuest(app, card);
    expect(page.data).toMatchObject({ about: flaggedText.about, title: 'Няня' });
    expect(await stored(card)).toMatchObject({ version: changed.version, state: 'published' });
  });
});
