import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReasonTemplate, reasonTemplateCalls } from '#contract/reason-templates.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

const save = (reasons: ReasonTemplate[], version: number, who = admin) =>
  who.visitor.call(reasonTemplateCalls.save, {
    params: { place: 'review_refuse' },
    body: { reasons, version },
  });
const two = [
  { label: 'Чужое фото', text: 'Поставьте своё фото.' },
  { label: 'Пусто', text: 'Расскажите о себе.' },
];

it('moderators get the reasons of an admin, in the order of the admin', async () => {
  expect((await save(two, 0)).data).toMatchObject({ version: 1, reasons: two });
  expect((await save(two.toReversed(), 1)).data.version).toBe(2);
  const { data } = await moderator.visitor.call(reasonTemplateCalls.list);
  const [first] = data.data;
  expect(first).toMatchObject({ place: 'review_refuse', reasons: two.toReversed() });
  expect((await save(two, 2, moderator)).status).toBe(403);
});

it('whoever has seen an older list is refused, also at the same moment', async () => {
  const place = 'appeal_refuse';
  const write = (version: number) =>
    admin.visitor.call(reasonTemplateCalls.save, {
      params: { place },
      body: { reasons: two, version },
    });
  const answers = await Promise.all([write(0), write(0), write(0)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

it('a reason without words is refused, with its place', async () => {
  const { status, problem } = await save([{ label: '', text: 'Ой' }], 2);
  expect([status, Object.keys(problem.errors ?? {}).toSorted()]).toEqual([
    422,
    ['reasons.0.label', 'reasons.0.text'],
  ]);
});
