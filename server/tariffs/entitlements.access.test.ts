import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { getEntitlement } from '#contract/tariffs.ts';
import { createCategory, createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { giveTariff } from '#tests/tariffs.ts';

let app: TestApp;
let category: string;
beforeAll(async () => {
  app = await startTestApp();
  category = await createCategory(app);
});
afterAll(() => app.stop());

const roles = { resume: 'worker', vacancy: 'employer' } as const;
const owner = (kind: CardKind) => createPerson(app, { role: roles[kind] });
/** A second card, ready to be shown, in another category. */
const second = (person: Person, kind: CardKind) =>
  startCard(person, kind, goodDraft(kind, {}, category), category);
const publish = ({ visitor }: Person, { kind, slug, version }: OwnCard) =>
  visitor.call(cardCalls[kind].publish, { params: { slug }, body: { version } });
const withdraw = ({ visitor }: Person, { kind, slug, version }: OwnCard) =>
  visitor.call(cardCalls[kind].withdraw, { params: { slug }, body: { version } });
const mayEdit = async ({ visitor }: Person, query: { card?: string; category?: string } = {}) =>
  (await visitor.call(getEntitlement, { query })).data.may_edit;

describe.each<CardKind>(['resume', 'vacancy'])('%s: the tariff', (kind) => {
  it('lets one be shown, and says so of the next', async () => {
    const person = await owner(kind);
    expect(await mayEdit(person)).toBe(true);
    const first = await createPublished(person, kind);
    const draft = await second(person, kind);
    const { status, problem } = await publish(person, draft);
    expect([status, problem.code]).toEqual([402, 'no_cards_left']);
    expect(problem.detail).toMatch(/показывать 1.(анкету|вакансию)/);
    // The draft is as it was, and can be written on.
    const change = {
      params: { slug: draft.slug },
      body: { version: 1, draft: { place: 'Сокол' } },
    };
    expect((await person.visitor.call(cardCalls[kind].update, change)).status).toBe(200);

    // The shown one can be changed; taken back it leaves its place to the other.
    const again = await publish(person, first);
    expect(again.status).toBe(200);
    expect((await withdraw(person, again.data)).status).toBe(200);
    expect((await publish(person, { ...draft, version: 2 })).status).toBe(200);
  });

  it('knows which forms may be opened', async () => {
    const person = await owner(kind);
    const first = await createPublished(person, kind);
    expect(await mayEdit(person)).toBe(false);
    expect(await mayEdit(person, { card: first.slug })).toBe(true);
    expect(await mayEdit(person, { category })).toBe(false);
    const draft = await second(person, kind);
    expect(await mayEdit(person, { category })).toBe(true);
    expect(await mayEdit(person, { card: draft.slug })).toBe(true);
    expect(await mayEdit(person, { category: 'nyanya' })).toBe(false);
    await withdraw(person, first);
    expect(await mayEdit(person)).toBe(true);
  });

  it('lets in one of two that are published at the same time', async () => {
    const person = await owner(kind);
    const cards = [await startCard(person, kind, goodDraft(kind)), await second(person, kind)];
    const replies = await Promise.all(cards.map((card) => publish(person, card)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
  });

  it('that has ended leaves the cards in sight, and the oldest can be changed', async () => {
    const person = await owner(kind);
    const until = new Date(Date.now() + 60_000);
    await giveTariff(app, person, kind === 'resume' ? 'worker-month' : 'employer-month', { until });
    const older = await createPublished(person, kind);
    const draft = await second(person, kind);
    const newer = (await publish(person, draft)).data;
    expect(newer.state).toBe('published');
    const past = { until: new Date(Date.now() - 1000) };
    await app.db
      .updateTable('entitlements')
      .set(past)
      .where('user_id', '=', person.id)
      .where('until', 'is not', null)
      .execute();
    const { data } = await person.visitor.call(getEntitlement, { query: {} });
    expect(data.cards).toEqual({ most: 1, published: 2 });
    expect(await mayEdit(person, { card: newer.slug })).toBe(false);
    expect(await mayEdit(person, { card: older.slug })).toBe(true);
    expect((await publish(person, newer)).status).toBe(402);
    expect((await publish(person, older)).status).toBe(200);
    const shown = await app.visitor().call(cardCalls[kind].show, { params: { slug: newer.slug } });
    expect(shown.status).toBe(200);
  });
});
