import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { createCategory, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { passUndo, reviewOf } from '#tests/moderation.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

const worker = () => createPerson(app, { role: 'worker' });
let texts = 0;

/** Long enough to be known again. */
function newText(): string {
  texts += 1;
  return `Семья номер ${texts}: гуляли, лепили, учились читать по слогам и ходили в бассейн. Умею находить общий язык с самыми тихими и самыми шумными детьми.`;
}

async function publish(owner: Person, about: string, category?: string): Promise<OwnCard> {
  const draft = goodDraft('resume', { about }, category);
  return publishCard(owner, await startCard(owner, 'resume', draft, category));
}

async function flagsFor({ slug }: OwnCard) {
  return (await reviewOf(moderator, slug))?.flags;
}

describe('a card that is sent', () => {
  it('is shown at once when nothing catches the eye, and otherwise waits with the words', async () => {
    expect(await publish(await worker(), newText())).toMatchObject({ state: 'published' });
    const caught = await publish(await worker(), `${newText()} Пишите в вотсап.`);
    expect(caught).toMatchObject({ state: 'moderation', review: { state: 'waiting' } });
    expect(await flagsFor(caught)).toEqual([
      { check: 'messenger', path: 'about', found: 'вотсап' },
    ]);
  });
});

describe('a text that was refused', () => {
  const notes = { about: 'Слишком мало о вас' };

  async function refuse(body: object): Promise<{ owner: Person; card: OwnCard }> {
    const owner = await worker();
    const sent = await publish(owner, `${newText()} Пишите в вотсап.`);
    const review = await reviewOf(moderator, sent.slug);
    const params = { id: String(review?.id) };
    await moderator.visitor.send(moderationCalls.reviews.decide, { params, body });
    await passUndo(app);
    const call = { params: { slug: sent.slug } };
    return { owner, card: (await owner.visitor.call(cardCalls.resume.showOwn, call)).data };
  }

  const change = async ({ visitor }: Person, { slug, version }: OwnCard, draft: DraftChange) =>
    (await visitor.call(cardCalls.resume.update, { params: { slug }, body: { version, draft } }))
      .data;

  it('is not shown when it is sent again with another field changed', async () => {
    const { owner, card } = await refuse({ decision: 'reject', reason: 'Допишите', notes });
    const sent = await publishCard(owner, await change(owner, card, { place: 'Аэропорт' }));
    expect(sent.state).toBe('moderation');
    expect((await flagsFor(sent))?.[0]).toEqual({
      check: 'again',
      path: 'about',
      found: notes.about,
    });
  });

  it('is not shown when nothing was changed, be the checks content or not', async () => {
    const { owner, card } = await refuse({ decision: 'reject', reason: 'Допишите' });
    expect((await flagsFor(await publishCard(owner, card)))?.[0]).toEqual({
      check: 'again',
      path: 'about',
      found: 'Допишите',
    });
  });

  it('is shown when it was corrected, and the refusal is forgotten', async () => {
    const { owner, card } = await refuse({ decision: 'reject', reason: 'Допишите', notes });
    const corrected = await publishCard(owner, await change(owner, card, { about: newText() }));
    expect(corrected).toMatchObject({ state: 'published', review: null });
  });
});

describe('a text that is there already', () => {
  it('is found under another name, however it is typed', async () => {
    const text = newText();
    const first = await publish(await worker(), text);
    const copy = await publish(await worker(), `«${text.toUpperCase().replaceAll('.', ' !')}»`);
    expect(copy.state).toBe('moderation');
    expect(await flagsFor(copy)).toEqual([
      { check: 'duplicate', path: 'about', found: first.slug },
    ]);
  });

  it('is found under the name of a person who has taken it away', async () => {
    const text = newText();
    const owner = await worker();
    const { slug, version } = await publish(owner, text);
    await owner.visitor.call(cardCalls.resume.withdraw, { params: { slug }, body: { version } });
    expect(await publish(await worker(), text)).toMatchObject({ state: 'moderation' });
  });

  it('may be sent again by its owner, and stand in another category', async () => {
    const text = newText();
    const owner = await worker();
    const card = await publish(owner, text);
    const { slug, version } = card;
    const body = { version, draft: { place: 'Аэропорт' } };
    const changed = await owner.visitor.call(cardCalls.resume.update, { params: { slug }, body });
    expect(await publishCard(owner, changed.data)).toMatchObject({ state: 'published' });
    await app.db
      .updateTable('entitlements')
      .set({ cards: 5 })
      .where('user_id', '=', owner.id)
      .execute();
    const category = await createCategory(app);
    expect(await publish(owner, text, category)).toMatchObject({ state: 'published' });
  });

  it('was taken away by staff: its owner does not show it again by deleting the card', async () => {
    const text = newText();
    const owner = await worker();
    const card = await publish(owner, text);
    const params = { slug: card.slug };
    const block = { params, body: { reason: 'Просит деньги вперёд' } };
    await moderator.visitor.call(moderationCalls.blockCard, block);
    const { version } = card;
    await owner.visitor.call(cardCalls.resume.remove, { params, body: { version } });
    // What is known does not hang on what its owner was told, or has thrown away since.
    await app.db.deleteFrom('notifications').where('user_id', '=', owner.id).execute();
    const again = await publish(owner, text);
    expect(again).toMatchObject({ state: 'moderation' });
    expect(await flagsFor(again)).toEqual([
      { check: 'again', path: 'about', found: 'Просит деньги вперёд' },
    ]);
  });

  it('is no copy when it is only a few words', async () => {
    const text = 'Добрая и спокойная няня с большим опытом ищет работу.';
    await publish(await worker(), text);
    expect(await publish(await worker(), text)).toMatchObject({ state: 'published' });
  });
});
