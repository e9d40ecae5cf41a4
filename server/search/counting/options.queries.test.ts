import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { generateCards } from '#db/demo/generate.ts';
import { loadCards } from '#db/demo/load.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const now = new Date('2026-11-20T12:00:00Z');
  await loadCards(app.db, [...generateCards({ seed: 7, now, count: 500 })], 'no password');
});
afterAll(() => app.stop());

const count = async (kind: CardKind, query: SearchQuery) => {
  const { status, data } = await app.visitor().call(cardCalls[kind].countOptions, { query });
  expect(status).toBe(200);
  return data;
};
const total = async (kind: CardKind, query: SearchQuery) =>
  // The last page has no tiles to make.
  (await app.visitor().call(cardCalls[kind].search, { query: { ...query, page: 400 } })).data.meta
    .total;

describe('counts of choices', () => {
  it.each<[CardKind, SearchQuery]>([
    ['resume', {}],
    ['resume', { city: 'moskva', category: 'nyanya' }],
    ['resume', { category: 'nyanya', live_in: ['visiting'], languages: 'english' }],
    ['resume', { city: 'moskva', metro: ['sokol', 'aeroport'], experience_from: '5' }],
    ['resume', { q: 'няня', pay_from: 300, pay_unit: 'hour', schedule: ['mon_morning'] }],
    ['vacancy', { city: 'moskva', photo: 'yes' }],
    ['vacancy', { category: 'nyanya', hours_per_week_from: '20', employment: ['full_day'] }],
  ])('%s %j: say what the search then finds', async (kind, query) => {
    const { data, is_exact } = await count(kind, query);
    expect(is_exact).toBe(true);
    const choices = Object.entries(data).flatMap(([key, values]) =>
      Object.entries(values).map(([value, found]) => ({ key, value, found })),
    );
    // Each question takes its other choices along no more: one place, one unit, one answer.
    const alone = (key: string) => {
      const rest = key === 'metro' || key === 'district' ? ['metro', 'district'] : [key];
      return Object.fromEntries(Object.entries(query).filter(([name]) => !rest.includes(name)));
    };
    const found: typeof choices = [];
    // A hundred at once are more than the server lets in on a slow machine.
    for (const { key, value } of choices) {
      found.push({ key, value, found: await total(kind, { ...alone(key), [key]: value }) });
    }
    expect(choices).toEqual(found);
    expect(choices.every((choice) => choice.found > 0)).toBe(true);
  });

  it('say of one tick more what has all of the ticks, where all are asked for', async () => {
    const query = {
      category: 'sidelka',
      conditions: ['dementia', 'stroke'],
      conditions_all: 'yes',
    };
    const { data } = await count('resume', query);
    const all = await total('resume', query);
    const either = await total('resume', { ...query, conditions_all: undefined });
    expect(all).toBeGreaterThan(0);
    expect(either).toBeGreaterThan(all);
    expect(data.conditions).toMatchObject({ dementia: all, stroke: all });
    for (const [value, found] of Object.entries(data.conditions ?? {})) {
      const conditions = [...new Set([...query.conditions, value])];
      expect(await total('resume', { ...query, conditions })).toBe(found);
    }
    const none = { ...query, conditions: ['nobody', 'unknown'] };
    expect(await total('resume', none)).toBe(0);
  });

  it('tell of every choice that leaves something', async () => {
    const { data } = await count('resume', { city: 'moskva', category: 'nyanya' });
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['metro', 'pay_unit', 'live_in', 'schedule']),
    );
    expect(data.metro).not.toHaveProperty('no-such');
    expect((await count('resume', {})).data).not.toHaveProperty('metro');
  });

  it('count pictures only where everybody may see them', async () => {
    const publish = async (consent: boolean) => {
      const worker = await createPerson(app, { role: 'worker' });
      const { slug } = await createPublished(worker, 'resume', { city: 'ulan-ude' });
      const photo = `photo-${slug.slice(-6)}`;
      await app.db
        .insertInto('files')
        .values({ id: photo, owner_id: worker.id, width: 1, height: 1, placeholder: 'data:,' })
        .execute();
      await app.db
        .updateTable('cards')
        .set({ terms: sql`array_append(terms, 'photo:yes')` })
        .where('slug', '=', slug)
        .execute();
      if (!consent) {
        await app.db
          .updateTable('consents')
          .set({ withdrawn_at: new Date() })
          .where('user_id', '=', worker.id)
          .execute();
      }
      return slug;
    };
    const shown = await publish(true);
    await publish(false);
    const query = { city: 'ulan-ude' };
    expect((await count('resume', query)).data.photo).toEqual({ yes: 1 });
    const found = await app
      .visitor()
      .call(cardCalls.resume.search, { query: { ...query, photo: 'yes' } });
    expect(found.data.data.map(({ slug }) => slug)).toEqual([shown]);
  });
});
