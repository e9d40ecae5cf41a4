import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { createCategory, createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const publish = async (category: string, parts: DraftChange) => {
  const worker = await createPerson(app, { role: 'worker' });
  return (await createPublished(worker, 'resume', parts, category)).slug;
};
const similar = async (slug: string) => {
  const { status, data } = await app.visitor().call(cardCalls.resume.similar, { params: { slug } });
  return { status, slugs: status === 200 ? data.data.map((tile) => tile.slug) : [] };
};

describe('similar cards', () => {
  it('share answers and pay, and are six at most', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
    const category = await createCategory(app, [{ key: 'skills', type: 'many', options }]);
    const hourly = (rubles: number) => ({
      from_kopecks: rubles * 100,
      to_kopecks: null,
      unit: 'hour' as const,
    });
    const make = (skills: string[], rubles: number) =>
      publish(category, { city: 'perm', pay: hourly(rubles), answers: { skills } });
    const card = await make(['a', 'b', 'c'], 500);
    const none = await make(['c'], 4000);
    const cheap = await make(['a', 'b', 'c'], 250);
    const same = await make(['a', 'b', 'c'], 510);
    const some = await make(['a', 'b'], 500);
    const few = await make(['a'], 490);
    expect((await similar(card)).slugs).toEqual([same, some, few, cheap, none]);
    await make(['a'], 500);
    await make(['a'], 500);
    expect((await similar(card)).slugs).toHaveLength(6);
    expect((await similar(card)).slugs).not.toContain(none);
  });

  it('are looked for in the city, then everywhere, when there are fewer than three', async () => {
    const [category, other] = [await createCategory(app), await createCategory(app)];
    const card = await publish(category, { city: 'tula' });
    expect(await similar(card)).toEqual({ status: 200, slugs: [] });
    const far = await publish(category, { city: 'sochi' });
    expect((await similar(card)).slugs).toEqual([far]);
    const near = await publish(other, { city: 'tula' });
    expect((await similar(card)).slugs).toEqual([near, far]);
    const nearest = await publish(category, { city: 'tula' });
    expect((await similar(card)).slugs).toEqual([nearest, near, far]);
    await publish(category, { city: 'tula' });
    await publish(category, { city: 'tula' });
    expect((await similar(card)).slugs).not.toContain(near);
  });

  it('are asked of an open card', async () => {
    expect(await similar('nyanya-v-tule-aaaaaa')).toEqual({ status: 404, slugs: [] });
  });
});
