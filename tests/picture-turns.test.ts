import { afterAll, beforeAll, expect, it } from 'vitest';
import { avatarCalls } from '#contract/account.ts';
import { createPerson, type Person } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import { jpegPhoto } from './pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createPerson(app, { role: 'worker' })));
const addFace = async ({ visitor }: Person) =>
  visitor.send(avatarCalls.add, { body: await jpegPhoto({ width: 900, height: 900 }) });

it('what one person asks for at once keeps nobody else waiting', async () => {
  const [eager, ...others] = await people(9);
  if (!eager) throw new Error('nine were asked for');
  expect((await addFace(eager)).status).toBe(200);
  const frame = { x: 0, y: 0, width: 1, height: 1 };
  const asked = Array.from({ length: 24 }, () => [
    eager.visitor.send(avatarCalls.showOriginal),
    eager.visitor.send(avatarCalls.crop, { body: frame }),
  ]).flat();
  const added = await Promise.all(others.map(addFace));
  expect(added.map(({ status }) => status)).toEqual(others.map(() => 200));

  const answers = await Promise.all(asked);
  const originals = answers.filter((_, index) => index % 2 === 0);
  expect(new Set(originals.map(({ status }) => status))).toEqual(new Set([200]));
});
