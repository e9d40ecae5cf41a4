import { afterAll, beforeAll, expect, it } from 'vitest';
import { tariffTextCalls, type TariffTextsSource } from '#contract/tariff-editing.ts';
import { getTariffContent } from '#contract/tariffs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const params = { role: 'employee' } as const;
const shown = async () => (await admin.visitor.call(tariffTextCalls.show, { params })).data;
const save = ({ heading, lead, questions, version }: Omit<TariffTextsSource, 'role'>) =>
  admin.visitor.send(tariffTextCalls.save, {
    params,
    body: { heading, lead, questions, version },
  });
const published = async (role: 'worker' | 'employee') =>
  (await app.visitor().call(getTariffContent, { query: { role } })).data.data;

it('texts around the tariffs are seen as they were written, of one role only', async () => {
  const before = await shown();
  const ofWorkers = await published('worker');
  const added = { question: 'Можно ли вернуть деньги?', answer: 'Да, за неиспользованное.' };
  const [first, ...others] = before.questions;
  const questions = [...others, added];
  const saved = await save({ ...before, heading: 'Тарифы для вашей семьи', questions });
  expect(saved.data).toMatchObject({ questions, version: before.version + 1, role: 'employee' });
  expect(await published('employee')).toEqual({
    heading: 'Тарифы для вашей семьи',
    lead: before.lead,
    questions,
  });
  expect(await published('worker')).toEqual(ofWorkers);
  const entry = await app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'detail'])
    .where('action', '=', 'tariff_texts_save')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: admin.id, subject_id: 'tariffs-employee' });
  expect(JSON.stringify(entry.detail)).toContain(first?.question);
});

it('of three at once one saves, and the others are told that it is another text by now', async () => {
  const before = await shown();
  const answers = await Promise.all(
    ['Раз', 'Два', 'Три'].map((word) => save({ ...before, lead: `${word} и навсегда` })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.problem.code).toBe('stale_version');
});

it('what cannot be shown is refused at its field', async () => {
  const before = await shown();
  const empty = { question: ' ', answer: '' };
  const { status, problem } = await save({ ...before, heading: '', questions: [empty] });
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual([
    'heading',
    'questions.0.answer',
    'questions.0.question',
  ]);
  const many = Array.from({ length: 21 }, () => ({ question: 'Почему?', answer: 'Потому.' }));
  expect((await save({ ...before, questions: many })).status).toBe(422);
});
