import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

const city = 'perm';
const about = 'Люблю свою работу, умею найти подход к каждому, работаю без выходных.';
let app: TestApp;
let carers: string[];
let oneWithParrot: string;
let nannyWithParrot: string;
/** Whoever looks for a nanny is shown governesses, too. */
let governessWithParrot: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('attribute_definitions').set({ required: false }).execute();
  const stroke = { answers: { conditions: ['stroke'], mobility: ['walks'] } };
  oneWithParrot = await publish('sidelka', { ...stroke, about: `${about} Попугаи не мешают.` });
  carers = [oneWithParrot];
  for (let more = 0; more < 3; more += 1) carers.push(await publish('sidelka', stroke));
  governessWithParrot = await publish('guvernantka', { about: `${about} Дома живёт попугай.` });
  nannyWithParrot = await publish('nyanya', { about: `${about} Дома живёт попугай.` });
});
afterAll(() => app.stop());

async function publish(category: string, parts: DraftChange = {}): Promise<string> {
  const worker = await createPerson(app, { role: 'worker' });
  const draft = { city, place: null, title: null, about, ...parts };
  return (await createPublished(worker, 'resume', draft, category)).slug;
}

const find = (q: string, more: SearchQuery = {}) => findAnywhere({ q, city, ...more });

async function findAnywhere(query: SearchQuery) {
  const { status, data } = await app.visitor().call(cardCalls.resume.search, { query });
  expect(status).toBe(200);
  const { meta, relaxed } = data;
  return { slugs: data.data.map(({ slug }) => slug), total: meta.total, relaxed };
}

describe('words that hardly any card has', () => {
  it('are left out and named, what is known stays', async () => {
    const { slugs, total, relaxed } = await find('сиделка верхолаз после инсульта');
    expect(relaxed).toEqual({ left_out: ['верхолаз'], exact: 0 });
    expect(slugs.toSorted()).toEqual(carers.toSorted());
    expect(total).toBe(4);
  });

  it('leave the cards that have all of them first', async () => {
    const { slugs, total, relaxed } = await find('сиделка попугай');
    expect(relaxed).toEqual({ left_out: ['попугай'], exact: 1 });
    expect(slugs[0]).toBe(oneWithParrot);
    expect([slugs.length, total, new Set(slugs).size]).toEqual([4, 4, 4]);
    for (const sort of ['new', 'pay'] as const) {
      expect((await find('сиделка попугай', { sort })).slugs[0]).toBe(oneWithParrot);
    }
  });

  it('leave out no more than they must', async () => {
    const { relaxed } = await find('сиделка верхолаз работаю без выходных');
    expect(relaxed?.left_out).toEqual(['верхолаз']);
  });

  it('leave out choices last, a category never', async () => {
    expect((await find('сиделка верхолаз с проживанием')).relaxed).toEqual({
      left_out: ['верхолаз', 'с проживанием'],
      exact: 0,
    });
    expect(await find('логопед верхолаз')).toEqual({ slugs: [], total: 0, relaxed: null });
  });

  it('leave out an option that few have, and those who have it come first', async () => {
    const livingIn = await publish('sidelka', {
      city: 'ufa',
      answers: { live_in: ['living_in'] },
    });
    for (let more = 0; more < 3; more += 1) await publish('sidelka', { city: 'ufa' });
    const ufa = { city: 'ufa' };
    const few = await find('сиделка с проживанием', ufa);
    expect(few).toMatchObject({
      total: 4,
      relaxed: { left_out: ['с проживанием'], exact: 1 },
    });
    expect(few.slugs[0]).toBe(livingIn);
    const fewer = await find('сиделка верхолаз с проживанием', ufa);
    expect(fewer).toMatchObject({
      total: 4,
      relaxed: { left_out: ['верхолаз', 'с проживанием'], exact: 0 },
    });
    expect(fewer.slugs[0]).toBe(livingIn);
    expect(new Set(fewer.slugs).size).toBe(4);
    expect((await find('сиделка верхолаз', ufa)).total).toBe(4);
  });

  it('leave out an option before the work, where others have it', async () => {
    const omsk = { city: 'omsk' };
    const carer = await publish('sidelka', omsk);
    const answers = { live_in: ['living_in'] };
    for (let more = 0; more < 5; more += 1) await publish('nyanya', { ...omsk, answers });
    const { slugs, relaxed } = await find('сиделка с проживанием', omsk);
    expect(slugs).toEqual([carer]);
    expect(relaxed).toEqual({ left_out: ['с проживанием'], exact: 0 });
  });

  it('are found in other categories before nothing is', async () => {
    const { slugs, total, relaxed } = await find('няня попугай');
    expect(relaxed).toEqual({ left_out: [], exact: 1 });
    expect([slugs, total]).toEqual([[nannyWithParrot, governessWithParrot], 2]);
  });

  it('say so when nothing is near', async () => {
    for (const q of ['верхолаз', 'пермь верхолаз', '"сиделка" верхолаз', 'ищу верхолаза']) {
      expect(await findAnywhere({ q })).toEqual({ slugs: [], total: 0, relaxed: null });
    }
  });

  it('are not missed where enough cards have all', async () => {
    expect((await find('сиделка после инсульта')).relaxed).toBeNull();
    expect((await find('сиделка')).relaxed).toBeNull();
    expect((await find('')).relaxed).toBeNull();
  });

  it('leave filters and places alone', async () => {
    expect((await find('сиделка верхолаз', { city: 'omsk' })).total).toBe(0);
    expect((await find('сиделка верхолаз', { photo: 'yes' })).total).toBe(0);
    expect((await find('верхолаз', { category: 'sidelka' })).total).toBe(0);
  });

  it('are left out of the counts beside choices as well', async () => {
    const query = { q: 'сиделка верхолаз', city, category: 'sidelka' };
    const { data } = await app.visitor().call(cardCalls.resume.countOptions, { query });
    expect(data.data.conditions).toEqual({ stroke: 4 });
    const found = await find('сиделка верхолаз', { category: 'sidelka', conditions: ['stroke'] });
    expect(found.total).toBe(4);
  });
});

describe('a place that next to nobody is at', () => {
  const publishCarer = async (city: string, place: string | null = null) =>
    publish('sidelka', { city, place });

  it('leads to the towns around it, and then says so', async () => {
    const around = await publishCarer('balashikha');
    const here = await publishCarer('mytishchi');
    const capital = await publishCarer('moskva');
    const { slugs, relaxed } = await findAnywhere({ q: 'сиделка в Мытищах' });
    expect(slugs).toEqual([here, capital, around]);
    expect(relaxed).toEqual({ left_out: [], exact: 1, nearby: true });
    const region = await findAnywhere({ q: 'сиделка Подмосковье' });
    expect(region.slugs.toSorted()).toEqual([around, capital, here].toSorted());
    // A city that was chosen is kept.
    const chosen = await findAnywhere({ q: 'сиделка', city: 'mytishchi' });
    expect(chosen).toMatchObject({ slugs: [here], relaxed: null });
  });

  it('leads from a station to its city', async () => {
    const city = 'sankt-peterburg';
    const there = await publishCarer(city, 'м. Купчино');
    const others = [await publishCarer(city), await publishCarer(city)];
    await publishCarer('kazan');
    const { slugs, relaxed } = await findAnywhere({ q: 'сиделка купчино' });
    expect(slugs).toEqual([there, ...others.toReversed()]);
    expect(relaxed).toEqual({ left_out: ['купчино'], exact: 1 });
  });
});

it('a city among the words is told, with the words beside it', async () => {
  const query = { q: 'сиделка в Перми' };
  const { data } = await app.visitor().call(cardCalls.resume.search, { query });
  expect(data.city).toEqual({ slug: city, prepositional: 'в Перми', words: 'сиделка в' });
  expect(data.meta.total).toBe(4);
});
