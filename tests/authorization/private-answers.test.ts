import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { cellsOf, expectedStatus, prepareCell } from './cells.ts';
import { keyOf } from './rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const nobodyKeeps = 'private, no-store';

/** Somebody who is signed in and gets what they ask for, or else a refusal. */
function cellOf(endpoint: Endpoint) {
  const cells = cellsOf(endpoint).filter(({ caller }) => !['guest', 'blocked'].includes(caller));
  return cells.find((cell) => (expectedStatus(cell) ?? 500) < 300) ?? cells[0];
}

describe('an answer to somebody who is known', () => {
  it('is kept by nobody on the way, whatever it is', async () => {
    const kept: unknown[] = [];
    for (const endpoint of app.endpoints) {
      const cell = cellOf(endpoint);
      if (!cell) continue;
      await app.db.deleteFrom('attempts').execute();
      const { visitor, input } = await prepareCell(app, cell);
      const { status, headers } = await visitor.send(endpoint, input);
      const control = headers['cache-control'];
      if (control !== nobodyKeeps) kept.push([keyOf(endpoint), cell.caller, status, control]);
    }
    expect(app.endpoints.length).toBeGreaterThan(100);
    expect(kept).toEqual([]);
  });

  it('is private to apps and to those whose session has run out, too', async () => {
    const proofs = { authorization: 'Bearer x', cookie: 'auth.token=x' };
    for (const [name, value] of Object.entries(proofs)) {
      const headers = { [name]: value };
      const answer = await app.visitor().request('GET', '/api/v1/cities', { headers });
      expect(answer.headers['cache-control']).toBe(nobodyKeeps);
    }
  });
});

describe('an answer to a guest', () => {
  it('is private where it sets the cookie of a browser', async () => {
    const { headers } = await app.visitor().request('GET', '/sanctum/csrf-cookie');
    expect(headers['set-cookie']).toBeDefined();
    expect(headers['cache-control']).toBe(nobodyKeeps);
  });

  it('is private where it is not everybody’s', async () => {
    const kept: unknown[] = [];
    const personal = app.endpoints.filter(
      ({ access, method }) => access !== 'public' || method !== 'GET',
    );
    for (const endpoint of personal) {
      const { headers } = await app.visitor().send(endpoint, { params: {} });
      if (headers['cache-control'] !== nobodyKeeps) kept.push(keyOf(endpoint));
    }
    expect(kept).toEqual([]);
  });

  it('may be kept where it is, so that this check can fail', async () => {
    const { headers } = await app.visitor().request('GET', '/api/v1/cities');
    expect(headers['cache-control']).toBeUndefined();
  });
});
