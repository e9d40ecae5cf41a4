import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { callCell, cellsOf, expectedStatus } from './cells.ts';
import { publicRoutes, registeredRoutes } from './registered.ts';
import { keyOf, rows } from './rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

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
    const seen = [];
    for (const cell of cells) {
      // A counter of attempts belongs to an address, and here everybody has the same.
      await app.db.deleteFrom('attempts').execute();
      const { caller, whose } = cell;
      seen.push({ caller, whose, status: await callCell(app, cell) });
    }
    const expected = cells.map(({ caller, whose }, index) => ({
      caller,
      whose,
      status: cells[index] && expectedStatus(cells[index]),
    }));
    expect(seen).toEqual(expected);
  });
});
