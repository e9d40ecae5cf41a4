import { expect, test } from 'vitest';
import type { ApiReply, ApiRequest } from '#contract/page.ts';
import { savedSearchCalls } from '#contract/saved-searches.ts';
import { login, updateUser } from '#contract/session.ts';
import { createApi } from './api.ts';

const done: ApiReply = { status: 200, body: '{}' };
const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

function browser(...answers: (() => ApiReply)[]) {
  const sent: ApiRequest[] = [];
  const api = createApi(async (request) => {
    sent.push(request);
    return answers.shift()?.() ?? done;
  });
  const rename = (name: string) =>
    api.call(updateUser, { body: { name } }).then(
      () => null,
      () => null,
    );
  return { api, rename, keys: () => sent.map(({ headers }) => headers?.['idempotency-key']) };
}

test('each press is a call of its own', async () => {
  const { rename, keys } = browser();
  await rename('Анна');
  await rename('Анна');
  expect(keys()[0]).toMatch(/^[\da-z-]{10,40}$/);
  expect(new Set(keys()).size).toBe(2);
});

test('what got no answer is the same call when it is made anew', async () => {
  for (const lost of [noAnswer, () => ({ status: 503, body: '{}' })]) {
    const { rename, keys } = browser(lost, lost);
    for (let times = 0; times < 4; times += 1) await rename('Анна');
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  }
});

test('a refusal is an answer', async () => {
  const { rename, keys } = browser(() => ({ status: 422, body: '{}' }));
  await rename('Анна');
  await rename('Анна');
  expect(new Set(keys()).size).toBe(2);
});

test('another call in between makes it a new one: the first may be out of date', async () => {
  const { rename, keys } = browser(noAnswer);
  for (const name of ['Анна', 'Ольга', 'Анна']) await rename(name);
  expect(new Set(keys()).size).toBe(3);
});

test('calls that nobody keeps carry none', async () => {
  const { api, keys } = browser();
  await api.call(savedSearchCalls.list);
  await api.call(login, { body: { login: 'a@example.com', password: 'secret-43' } });
  expect(keys()).toEqual([undefined, undefined]);
});
