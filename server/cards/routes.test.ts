import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { createPublished, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ownerRole = { resume: 'worker', vacancy: 'employer' } as const;
const by = (slug: string) => ({ params: { slug } });

describe.each(cardKindSchema.options)('the life of a %s', (kind) => {
  const calls = cardCalls[kind];
  const newOwner = () => createPerson(app, { role: ownerRole[kind] });

  it('goes from a draft over publication and back to nothing', async () => {
    const owner = await newOwner();
    const { visitor } = owner;
    const begun = await startCard(owner, kind);
    expect(begun).toMatchObject({ state: 'draft', published_at: null, version: 1 });
    expect(begun.slug).toMatch(/^nyanya-[a-z0-9]{6}$/);

    const saved = await visitor.call(calls.update, {
      ...by(begun.slug),
      body: { version: 1, draft: goodDraft(kind) },
    });
    expect(saved.data).toMatchObject({ version: 2, draft: { city: 'moskva', title: null } });
    expect((await app.visitor().call(calls.show, by(begun.slug))).status).toBe(404);

    const published = await publishCard(owner, saved.data);
    expect(published).toMatchObject({ state: 'published', has_changes: false, version: 3 });
    expect(published.slug).toBe(`nyanya-v-moskve-${begun.slug.slice(-6)}`);
    const page = await app.visitor().call(calls.show, by(published.slug));
    expect(page.data).toMatchObject({ slug: published.slug, is_own: false, is_favorite: false });
    expect(page.data.title).toBe(kind === 'resume' ? 'Няня' : 'Ищу няню');

    const withdrawn = await visitor.call(calls.withdraw, {
      ...by(published.slug),
      body: { version: 3 },
    });
    const away = kind === 'resume' ? 'paused' : 'closed';
    expect(withdrawn.data).toMatchObject({ state: away, version: 4 });
    expect((await app.visitor().call(calls.show, by(published.slug))).status).toBe(
      kind === 'resume' ? 404 : 410,
    );

    const again = await publishCard(owner, withdrawn.data);
    expect(again.slug).toBe(published.slug);
    expect(Date.parse(again.published_at!)).toBeGreaterThan(Date.parse(published.published_at!));

    const removed = await visitor.call(calls.remove, {
      ...by(again.slug),
      body: { version: again.version },
    });
    expect(removed.status).toBe(204);
    expect((await visitor.call(calls.showOwn, by(again.slug))).status).toBe(404);
    expect((await app.visitor().call(calls.show, by(again.slug))).status).toBe(410);
    expect((await visitor.call(calls.listOwn)).data.data).toEqual([]);
    expect(await eventsOf(again.slug)).toEqual([
      'created',
      'published',
      'withdrawn',
      'published',
      'removed',
    ]);
  });

  it('keeps the old text, date and slug until changes are published', async () => {
    const owner = await newOwner();
    const before = await createPublished(owner, kind, { title: 'Прежний заголовок' });
    const edited = await owner.visitor.call(calls.update, {
      ...by(before.slug),
      body: { version: before.version, draft: { title: 'Новый', city: 'kazan' } },
    });
    expect(edited.data).toMatchObject({ state: 'published', has_changes: true, title: 'Новый' });
    const shown = () => app.visitor().call(calls.show, by(before.slug));
    expect((await shown()).data.title).toBe('Прежний заголовок');

    const after = await publishCard(owner, edited.data);
    expect(after).toMatchObject({ slug: before.slug, published_at: before.published_at });
    expect((await shown()).data).toMatchObject({ title: 'Новый', city: { slug: 'kazan' } });
  });

  it('continues an unfinished card, also when two tabs begin at once', async () => {
    const owner = await newOwner();
    const drafts = [{ title: 'Первая' }, { title: 'Вторая' }, undefined, { title: 'Третья' }];
    const started = await Promise.all(drafts.map((draft) => startCard(owner, kind, draft)));
    expect(new Set(started.map(({ slug }) => slug)).size).toBe(1);
    expect(new Set(started.map(({ draft }) => draft.title)).size).toBe(1);
    await publishCard(owner, await fill(owner.visitor, started[0]!.slug));
    expect((await startCard(owner, kind)).slug).not.toBe(started[0]?.slug);
  });

  async function fill(visitor: Awaited<ReturnType<typeof newOwner>>['visitor'], slug: string) {
    const body = { version: 1, draft: goodDraft(kind) };
    return (await visitor.call(calls.update, { ...by(slug), body })).data;
  }

  it('reports a change made on another device and overwrites nothing', async () => {
    const owner = await newOwner();
    const { slug } = await startCard(owner, kind);
    const write = (title: string) =>
      owner.visitor.call(calls.update, { ...by(slug), body: { version: 1, draft: { title } } });
    const replies = await Promise.all([write('Один'), write('Два')]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'stale_version' });
    expect(refused?.problem.detail).toMatch(/изменена на другом устройстве/);
    const won = replies.find(({ status }) => status === 200);
    const now = await owner.visitor.call(calls.showOwn, by(slug));
    expect(now.data).toMatchObject({ title: won?.data.title, version: 2 });
    for (const call of [calls.publish, calls.withdraw, calls.remove]) {
      const stale = await owner.visitor.call(call, { ...by(slug), body: { version: 1 } });
      expect([stale.status, stale.problem.code]).toEqual([409, 'stale_version']);
    }
  });

  it('is withdrawn only when it is published', async () => {
    const owner = await newOwner();
    const { slug } = await startCard(owner, kind);
    const reply = await owner.visitor.call(calls.withdraw, { ...by(slug), body: { version: 1 } });
    expect([reply.status, reply.problem.code]).toEqual([409, 'wrong_state']);
  });

  it('looks missing to everybody else', async () => {
    const owner = await newOwner();
    const { slug, version } = await startCard(owner, kind);
    const stranger = await newOwner();
    const missing = 'nyanya-zzzzzz';
    const tries = [slug, missing].flatMap((slug) => [
      stranger.visitor.call(calls.showOwn, by(slug)),
      stranger.visitor.call(calls.preview, by(slug)),
      stranger.visitor.call(calls.update, { ...by(slug), body: { version, draft: {} } }),
      stranger.visitor.call(calls.publish, { ...by(slug), body: { version } }),
      stranger.visitor.call(calls.withdraw, { ...by(slug), body: { version } }),
      stranger.visitor.call(calls.remove, { ...by(slug), body: { version } }),
      app.visitor().call(calls.show, by(slug)),
    ]);
    const replies = await Promise.all(tries);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    const texts = replies.map(({ problem }) => ({ ...problem, request_id: '' }));
    expect(texts.slice(0, 7)).toEqual(texts.slice(7));
  });

  it('is found by an old slug and by its code, but not as the other kind', async () => {
    const card = await createPublished(await newOwner(), kind);
    const code = card.slug.slice(-6);
    const old = await app.visitor().call(calls.show, by(`nyanya-${code}`));
    expect(old.data.slug).toBe(card.slug);
    const other = cardCalls[kind === 'resume' ? 'vacancy' : 'resume'];
    expect((await app.visitor().call(other.show, by(card.slug))).status).toBe(404);
  });
});

describe('listing own cards', () => {
  it('filters by state and category', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const published = await createPublished(owner, 'resume');
    const draft = await startCard(owner, 'resume');
    const slugs = async (query: { status?: 'draft' | 'published'; category?: string }) => {
      const reply = await owner.visitor.call(cardCalls.resume.listOwn, { query });
      return reply.data.data.map(({ slug }) => slug);
    };
    expect(await slugs({})).toEqual([draft.slug, published.slug]);
    expect(await slugs({ status: 'draft' })).toEqual([draft.slug]);
    expect(await slugs({ status: 'published' })).toEqual([published.slug]);
    expect(await slugs({ category: 'nyanya' })).toHaveLength(2);
    expect(await slugs({ category: 'net-takoy' })).toEqual([]);
  });
});

async function eventsOf(slug: string) {
  const events = await app.db
    .selectFrom('card_events')
    .innerJoin('cards', 'cards.id', 'card_events.card_id')
    .select('reason')
    .where('slug', '=', slug)
    .orderBy('card_events.id')
    .execute();
  return events.map(({ reason }) => reason);
}
