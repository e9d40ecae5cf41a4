import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moscowDay } from '#contract/russian.ts';
import { createPerson } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import type { Visitor } from './harness/visitor.ts';

/** A call of `docs/api.md` and the answer that is promised there. */
interface Example {
  who: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body: string;
  status: number;
  answer: unknown;
}

const text = await readFile(new URL('../docs/api.md', import.meta.url), 'utf8');
const pair = /```http (\w+)\n([A-Z]+) (.*)\n([^`]*)```\s+```json (\d+)\n([^`]*)```/g;
const examples = Array.from(text.matchAll(pair), readExample);

function readExample([, who = '', method, path = '', body = '', status, answer = '']: string[]) {
  return {
    who,
    method: method as Example['method'],
    path,
    body: body.trim(),
    status: Number(status),
    answer: answer.trim() && (JSON.parse(answer) as unknown),
  } satisfies Example;
}

let app: TestApp;
let visitors: Record<string, Visitor>;
const known = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp();
  visitors = {
    guest: app.visitor(),
    family: (await createPerson(app, { role: 'employer' })).visitor,
    nanny: (await createPerson(app, { role: 'worker', name: 'Елена Соколова' })).visitor,
  };
  known.set('nextMonth', moscowDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)));
});
afterAll(() => app.stop());

const filled = (words: string) =>
  words.replaceAll(/\{(\w+)\}/g, (name, key: string) => known.get(key) ?? name);

/** What differs from the promise, by path. */
function differences(promised: unknown, got: unknown, at = ''): string[] {
  if (promised === '…') return got === undefined || got === null ? [`${at} is missing`] : [];
  const name = typeof promised === 'string' ? /^\{(\w+)\}$/.exec(promised)?.[1] : undefined;
  if (name) return learn(name, got, at);
  if (typeof promised !== 'object' || promised === null) {
    return promised === got ? [] : [`${at}: ${JSON.stringify(got)}`];
  }
  if (Array.isArray(promised) && Array.isArray(got) && promised.length !== got.length) {
    return [`${at} has ${got.length}`];
  }
  return Object.entries(promised).flatMap(([key, value]) =>
    differences(value, (got as Record<string, unknown> | undefined)?.[key], `${at}.${key}`),
  );
}

/** The words of a slug may change; its code never does. */
function learn(name: string, got: unknown, at: string): string[] {
  const before = known.get(name);
  const text = String(got);
  known.set(name, text);
  return before === undefined || before.slice(-6) === text.slice(-6) ? [] : [`${at}: ${text}`];
}

// One goes on where the other has ended.
describe('the examples of the documentation', { shuffle: false }, () => {
  it('are all read', () => {
    expect(examples.length).toBeGreaterThan(25);
    expect(examples).toHaveLength(text.match(/^```http /gm)?.length ?? 0);
  });

  it.each(examples)('$who: $method $path → $status', async (example) => {
    const [path = '', query] = filled(example.path).split('?');
    const { status, text: answer } = await visitors[example.who]!.request(example.method, path, {
      ...(query && { query: encodeURI(query) }),
      ...(example.body && { body: filled(example.body) }),
    });
    expect({ status, answer: status === example.status ? '' : answer }).toEqual({
      status: example.status,
      answer: '',
    });
    expect(example.answer ? differences(example.answer, JSON.parse(answer)) : []).toEqual([]);
  });

  it('would be noticed if they were wrong', () => {
    expect(differences({ a: 1, b: ['…'] }, { a: 2, b: [null] })).toEqual([
      '.a: 2',
      '.b.0 is missing',
    ]);
    expect(differences({ a: [] }, { a: [1] })).toEqual(['.a has 1']);
  });
});
