import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('attribute_definitions').set({ required: false }).execute();
  await publish('Люблю свою работу, умею найти подход. Дома живёт попугай.');
  await copyCard(await publish('Люблю свою работу, умею найти подход к каждому.'), 136);
});
afterAll(() => app.stop());

it.each(['best', 'new', 'pay'] as const)(
  'a widened search shows every card that it counts, once: %s',
  async (sort) => {
    const shown: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { q: 'сиделка попугай', city: 'perm', sort, page };
      const { data } = await app.visitor().call(cardCalls.resume.search, { query });
      expect(data.relaxed).toEqual({ left_out: ['попугай'], exact: 1 });
      expect(data.meta.total).toBe(138);
      last = data.meta.last_page;
      expect(data.data).toHaveLength(page < last ? 25 : 13);
      shown.push(...data.data.map(({ slug }) => slug));
    }
    expect(new Set(shown).size).toBe(138);
  },
);

async function publish(about: string): Promise<string> {
  const worker = await createPerson(app, { role: 'worker' });
  const draft = { city: 'perm', place: null, title: null, about };
  return (await createPublished(worker, 'resume', draft, 'sidelka')).slug;
}

async function copyCard(slug: string, times: number): Promise<void> {
  await sql`
    insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id,
      pay_from_kopecks, pay_to_kopecks, pay_unit, terms, heading, keywords, first_published_at,
      published_at)
    select kind, owner_id, category_id, 'copy-' || lpad(n::text, 6, '0'),
      state, draft, content, city_id, pay_from_kopecks, pay_to_kopecks, pay_unit, terms, heading,
      keywords, first_published_at, published_at - make_interval(secs => n / 7)
    from cards, generate_series(1, ${sql.lit(times)}) as n
    where slug = ${slug}`.execute(app.db);
}
