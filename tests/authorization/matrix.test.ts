import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { cellsOf, expectedStatus, prepareCell } from './cells.ts';
import { openReadOnly, writingReads } from './read-only.ts';
import { publicRoutes, registeredRoutes } from './registered.ts';
import { keyOf, rows } from './rows.ts';

let app: TestApp;
let reading: Awaited<ReturnType<typeof openReadOnly>>;
beforeAll(async () => {
  app = await startTestApp();
  reading = await openReadOnly(app);
});
afterAll(async () => {
  await reading.stop();
  await app.stop();
});

/** Routes without a row; what the run must not have. */
const unlisted = (keys: string[]) => keys.filter((key) => !(key in rows));

describe('the rights matrix', () => {
  it('has a row for every route of the server, and no other', () => {
    const registered = app.endpoints.map(keyOf);
    expect(unlisted(registered)).toEqual([]);
    expect(Object.keys(rows).filter((key) => !registered.includes(key))).toEqual([]);
  });

  it('knows every route that was put on the server past the contract', () => {
    const inContract = new Set(Object.keys(rows).map((key) => key.replace(' ', ' /api')));
    const routes = registeredRoutes(app.server);
    expect(routes.length).toBeGreaterThan(inContract.size);
    expect([...inContract].filter((key) => !routes.includes(key))).toEqual([]);
    // The last takes what no other has taken, and answers 404.
    const others = routes.filter((key) => !inContract.has(key) && !key.endsWith(' *'));
    expect(others.filter((key) => !publicRoutes.some((one) => key.startsWith(one)))).toEqual([]);
  });

  it('notices a route that has none', () => {
    expect(unlisted(['GET /v1/unheard-of'])).toEqual(['GET /v1/unheard-of']);
  });

  it.each(Object.keys(rows))('%s', async (key) => {
    const endpoint = app.endpoints.find((one) => keyOf(one) === key);
    const cells = endpoint ? cellsOf(endpoint) : [];
    expect(cells.length).toBeGreaterThan(0);
    const isRead = key.startsWith('GET ') && !(key in writingReads);
    const seen: object[] = [];
    const expected: object[] = [];
    for (const cell of cells) {
      // A counter of attempts belongs to an address, and here everybody has the same.
      await app.db.deleteFrom('attempts').execute();
      const { visitor, input } = await prepareCell(app, cell, isRead);
      const there = isRead ? await reading.send(visitor, cell.endpoint, input) : null;
      const { status, headers } = await visitor.send(cell.endpoint, input);
      const { caller, whose } = cell;
      const cache = caller === 'guest' ? '' : headers['cache-control'];
      seen.push({ caller, whose, status, readOnly: there?.status, cache });
      expected.push({
        caller,
        whose,
        status: expectedStatus(cell),
        // Whoever only looks writes nothing.
        readOnly: isRead ? expectedStatus(cell) : undefined,
        // What is told to somebody who is known is kept by nobody on the way.
        cache: caller === 'guest' ? '' : 'private, no-store',
      });
    }
    expect(seen).toEqual(expected);
  });
});
