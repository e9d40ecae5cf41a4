import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactRequestCalls } from '#contract/contact-requests.ts';
import { contactUs } from '#contract/contact-us.ts';
import { getTextPage, listAdvantages, listSlides } from '#contract/content.ts';
import { textListCalls } from '#contract/text-lists.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin', name: 'Ольга' });
});
afterAll(() => app.stop());

const lists = async () => (await admin.visitor.call(textListCalls.show)).data;
const titles = async () =>
  (await app.visitor().call(listSlides)).data.data.map(({ title }) => title);

it('slides stand on the home page as they were written and ordered, and others go', async () => {
  const { items, version } = (await lists()).slides;
  const fresh = {
    key: null,
    title: 'Новый слайд',
    text: 'Про отпуск няни',
    href: '/blog',
    link_label: 'Читать',
    picture: 'rest' as const,
  };
  const [first, second] = items;
  if (!first || !second) throw new Error('no slides');
  const body = { items: [second, fresh, first], version };
  const saved = await admin.visitor.call(textListCalls.slides, { body });
  expect(saved.data.slides.version).toBe(version + 1);
  expect(await titles()).toEqual([second.title, 'Новый слайд', first.title]);
  const late = await admin.visitor.call(textListCalls.slides, { body });
  expect([late.status, late.problem.code]).toEqual([409, 'stale_version']);
  const away = { ...fresh, href: 'https://evil.example' };
  const { problem } = await admin.visitor.call(textListCalls.slides, {
    body: { items: [away], version: version + 1 },
  });
  expect(Object.keys(problem.errors ?? {})).toEqual(['items.0.href']);
  expect(await titles()).toHaveLength(3);
});

it('saved by three at once is saved once', async () => {
  const { items, version } = (await lists()).advantages;
  const write = (title: string) =>
    admin.visitor.call(textListCalls.advantages, {
      body: { items: items.map((item) => ({ ...item, title })), version },
    });
  const answers = await Promise.all([write('Раз-раз'), write('Два-два'), write('Три-три')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const { data } = await app.visitor().call(listAdvantages);
  expect(new Set(data.data.map(({ title }) => title)).size).toBe(1);
});

it('requisites change in every text at once, and none is added or goes', async () => {
  const { items, version } = (await lists()).requisites;
  const changed = items.map((item) =>
    item.key === 'inn' ? { ...item, value: '7712345678', is_example: false } : item,
  );
  const fewer = await admin.visitor.call(textListCalls.requisites, {
    body: { items: changed.slice(1), version },
  });
  expect([fewer.status, Object.keys(fewer.problem.errors ?? {})]).toEqual([422, ['items']]);
  const body = { items: changed, version };
  expect((await admin.visitor.call(textListCalls.requisites, { body })).status).toBe(200);
  const page = await app.visitor().call(getTextPage, { params: { page: 'agreement' } });
  expect(JSON.stringify(page.data.body)).toContain('7712345678');
});

it('a moderator writes none of them', async () => {
  const moderator = await createPerson(app, { role: 'moderator' });
  const { status } = await moderator.visitor.call(textListCalls.slides, {
    body: { items: [], version: 1 },
  });
  expect(status).toBe(403);
});

it('a request to support waits until somebody has answered, and says who', async () => {
  const body = {
    name: 'Анна',
    contact: 'anna@example.com',
    topic: 'payment' as const,
    text: '<b>Чек</b> не пришёл, помогите, пожалуйста',
  };
  await app.visitor().call(contactUs, { body });
  const list = async (answered: 'yes' | 'no') =>
    (await admin.visitor.call(contactRequestCalls.list, { query: { answered } })).data;
  const [request] = (await list('no')).data;
  expect(request).toMatchObject({ name: 'Анна', text: body.text, answered_at: null });
  const params = { id: request?.id ?? 0 };
  const twice = await Promise.all(
    [1, 2].map(() => admin.visitor.call(contactRequestCalls.answer, { params })),
  );
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect((await list('no')).meta.total).toBe(0);
  expect((await list('yes')).data).toMatchObject([{ answered_by: 'Ольга' }]);
  const written = await app.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'request_answer')
    .execute();
  expect(written).toHaveLength(1);
  await admin.visitor.call(contactRequestCalls.reopen, { params });
  expect((await list('no')).meta.total).toBe(1);
});
