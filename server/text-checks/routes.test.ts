import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopWordCalls } from '#contract/stop-words.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const add = (words: string) => admin.visitor.call(stopWordCalls.add, { body: { words } });

it('a word of the operator makes cards wait from now on, until it is taken away', async () => {
  const stateOf = async () => {
    const family = await createPerson(app, { role: 'employer' });
    const about = 'Ищем няню, которая любит дирижабли и прогулки в парке каждый день.';
    return (await createPublished(family, 'vacancy', { about })).state;
  };
  expect(await stateOf()).toBe('published');
  const { data } = await add('дирижабл*');
  const check = { kind: 'vacancy', text: 'Любим ДИРИЖАБЛИ' } as const;
  const { data: seen } = await admin.visitor.call(stopWordCalls.check, { body: check });
  expect(seen.flags).toEqual([{ check: 'stop_word', path: 'about', found: 'ДИРИЖАБЛИ' }]);
  expect(await stateOf()).toBe('moderation');
  const remove = () => admin.visitor.call(stopWordCalls.remove, { params: { id: data.id } });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  const after = await admin.visitor.call(stopWordCalls.check, { body: check });
  expect(after.data.flags).toEqual([]);
});

it('the same word added five times at once is one', async () => {
  const answers = await Promise.all(
    ['Цирк', 'цирк', ' ЦИРК ', 'цирк', 'Цирк'].map((words) => add(words)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 422, 422, 422, 422,
  ]);
});

it.each(['а', '*', 'на до', 'сло*во', '.*', 'а'.repeat(81), '(x+x+)+y'])(
  'a word that nobody can mean is refused: %s',
  async (words) => {
    const { status, problem } = await add(words);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['words']]);
  },
);

it('a moderator changes nothing here', async () => {
  const moderator = await createPerson(app, { role: 'moderator' });
  const { status } = await moderator.visitor.call(stopWordCalls.add, { body: { words: 'цирк' } });
  expect(status).toBe(403);
});
