import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionCalls } from '#contract/account.ts';
import { openContacts } from '#contract/card-contacts.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema, type CardKind } from '#contract/categories.ts';
import { addFavorite, listFavorites } from '#contract/favorites.ts';
import {
  change,
  createOwner,
  flaggedText,
  history,
  showToGuest,
  step,
  storeColumns,
} from '#tests/card-life.ts';
import { createPublished, startCard } from '#tests/cards.ts';
import { password } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const other = (kind: CardKind): CardKind => (kind === 'resume' ? 'vacancy' : 'resume');

describe.each(cardKindSchema.options)('a %s', (kind) => {
  it('is closed, says so for thirty days, then it is gone', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    const guest = await createOwner(app, other(kind));
    await guest.visitor.call(addFavorite, { body: { favorite: card.slug } });
    const closed = await step(owner, card, 'close', { reason: 'filled' });
    expect(closed.card).toMatchObject({ state: 'closed', closing: 'filled', has_changes: false });

    const page = await showToGuest(app, card);
    expect(page.data).toMatchObject({ closed_at: closed.card.closed_at, is_indexable: false });
    const params = { slug: card.slug };
    expect((await app.visitor().call(cardCalls[kind].similar, { params })).status).toBe(200);
    const contacts = await guest.visitor.call(openContacts[kind], { params });
    expect([contacts.status, contacts.problem.code]).toEqual([409, 'wrong_state']);
    expect(contacts.problem.detail).toMatch(/закрыта/);
    const marked = await guest.visitor.call(addFavorite, { body: { favorite: card.slug } });
    expect(marked.status).toBe(409);
    // The mark stays and is seen again once the card is.
    expect((await guest.visitor.call(listFavorites)).data.data).toEqual([]);

    const month = 30 * 24 * 60 * 60 * 1000;
    await storeColumns(app, card, { closed_at: new Date(Date.now() - month + 60_000) });
    expect((await showToGuest(app, card)).status).toBe(200);
    await storeColumns(app, card, { closed_at: new Date(Date.now() - month - 1000) });
    const gone = await showToGuest(app, card);
    expect([gone.status, gone.problem.code]).toEqual([410, 'gone']);
    expect(gone.problem.detail).toMatch(/больше месяца назад/);
    expect((await guest.visitor.call(openContacts[kind], { params })).status).toBe(410);
    const own = await owner.visitor.call(cardCalls[kind].showOwn, { params });
    expect(own.data.state).toBe('closed');

    const renewed = await step(owner, card, 'publish');
    expect(renewed.card).toMatchObject({ state: 'published', closed_at: null, closing: null });
    expect((await showToGuest(app, card)).data.closed_at).toBeNull();
    expect((await guest.visitor.call(listFavorites)).data.data).toHaveLength(1);
  });

  it('that nobody is wanted for any more is gone at once, and back when published again', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    const { card: closed } = await step(owner, card, 'close', { reason: 'withdrawn' });
    expect(closed).toMatchObject({ state: 'closed', closing: 'withdrawn' });
    const gone = await showToGuest(app, card);
    expect([gone.status, gone.problem.code]).toEqual([410, 'gone']);
    expect(gone.problem.detail).toMatch(/снял/);
    expect((await history(owner, card))[0]).toMatchObject({ what: 'withdrawn', by: 'you' });
    const wrong = await step(owner, card, 'close', { reason: 'expired' });
    expect([wrong.status, Object.keys(wrong.problem.errors ?? {})]).toEqual([422, ['reason']]);
    await step(owner, card, 'publish');
    expect((await showToGuest(app, card)).status).toBe(200);
  });

  it('that is paused says so, shows nothing of it, and takes nothing', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind, { title: 'Пока отдыхает' });
    const guest = await createOwner(app, other(kind));
    await step(owner, card, 'pause');
    const away = await showToGuest(app, card);
    expect([away.status, away.problem.code]).toEqual([404, 'paused']);
    expect(away.problem.detail).toMatch(/приостанов.* и может показать её снова/);
    expect(JSON.stringify(away.problem)).not.toContain('отдыхает');
    const { slug } = card;
    const opened = await guest.visitor.call(openContacts[kind], { params: { slug } });
    const marked = await guest.visitor.call(addFavorite, { body: { favorite: slug } });
    expect([opened.status, marked.status]).toEqual([404, 404]);
    await owner.visitor.call(deletionCalls.ask, { body: { password } });
    expect((await showToGuest(app, card)).problem.code).toBe('not_found');
  });

  it('that was deleted is gone for whoever has its address, unless nobody ever saw it', async () => {
    const owner = await createOwner(app, kind);
    const started = await startCard(owner, kind);
    await step(owner, started, 'remove');
    expect((await showToGuest(app, started)).status).toBe(404);
    const card = await createPublished(owner, kind);
    await step(owner, card, 'pause');
    expect((await showToGuest(app, card)).status).toBe(404);
    await step(owner, card, 'remove');
    expect((await showToGuest(app, card)).status).toBe(410);
    const params = { slug: card.slug };
    expect((await owner.visitor.call(cardCalls[kind].showOwn, { params })).status).toBe(404);
    await owner.visitor.call(deletionCalls.ask, { body: { password } });
    expect((await showToGuest(app, card)).status).toBe(404);
  });

  it('that is closed disappears with its owner', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    await step(owner, card, 'close', { reason: 'filled' });
    await owner.visitor.call(deletionCalls.ask, { body: { password } });
    expect((await showToGuest(app, card)).status).toBe(404);
    await owner.visitor.call(deletionCalls.cancel);
    expect((await showToGuest(app, card)).status).toBe(200);
  });

  it('that was closed and waits is not closed meanwhile, and closed again when taken back', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    const closed = await step(owner, card, 'close', { reason: 'filled' });
    await change(owner, card, flaggedText);
    const waits = await step(owner, card, 'publish');
    expect(waits.card).toMatchObject({ state: 'moderation', closed_at: null, closing: null });
    expect((await showToGuest(app, card)).status).toBe(404);
    const back = await step(owner, card, 'withdraw');
    const { closed_at } = closed.card;
    expect(back.card).toMatchObject({ state: 'closed', closing: 'filled', closed_at });
  });
});
