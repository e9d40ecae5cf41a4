import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { keyOf } from './rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const nobodyKeeps = 'private, no-store';

// Of every call that somebody who is known can make the rights matrix asks the same.
describe('an answer to somebody who is known', () => {
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
