import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { cellsOf, prepareCell } from './cells.ts';
import { keyOf } from './rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const schemaOf = ({ answer }: Endpoint) =>
  JSON.stringify(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }));
const speaksOfMoney = (endpoint: Endpoint) => schemaOf(endpoint).includes('_kopecks');

it('sums of the staff are for admins: the one page that both open has none for moderators', async () => {
  const ofStaff = app.endpoints.filter(({ path }) => path.startsWith('/v1/admin/'));
  const speaking = ofStaff.filter(speaksOfMoney);
  expect(speaking.length).toBeGreaterThan(5);
  const shared = speaking.filter(({ access }) => access !== 'admin');
  expect(shared.map(keyOf)).toEqual(['GET /v1/admin/people/:id']);
  for (const endpoint of shared) {
    const cell = cellsOf(endpoint).find(({ caller }) => caller === 'moderator');
    if (!cell) throw new Error('moderators have no row');
    const { visitor, input } = await prepareCell(app, cell);
    const { status, data } = await visitor.send(endpoint, input);
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toContain('kopecks');
  }
});
