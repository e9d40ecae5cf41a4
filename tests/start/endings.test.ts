import { closeSync, openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** With more lines of log than a pipe holds. */
async function answers({ origin }: ServerProcess): Promise<void> {
  for (let time = 0; time < 30; time += 1) {
    const answer = await fetch(`${origin}/api/v1/cities`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
}

describe('a log that cannot be written', () => {
  it('on a full disk costs lines; the server serves and stops in order', async () => {
    const full = openSync('/dev/full', 'w');
    const server = await startServerProcess({
      environment: { DATABASE_URL: database.url },
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    await server.ready();
    await answers(server);
    server.process.kill('SIGTERM');
    expect([await server.ended(), server.errors()]).toEqual([0, '']);
  });

  it('after its reader has gone costs lines; the server serves and stops in order', async () => {
    const server = await startServerProcess({ environment: { DATABASE_URL: database.url } });
    server.process.stdout?.destroy();
    await server.ready();
    await answers(server);
    server.process.kill('SIGTERM');
    expect([await server.ended(), server.errors()]).toEqual([0, '']);
  });
});

it('a closed terminal ends the server in order', async () => {
  const server = await startServerProcess({ environment: { DATABASE_URL: database.url } });
  await server.ready();
  server.process.stdout?.destroy();
  server.process.kill('SIGHUP');
  expect([await server.ended(), server.errors()]).toEqual([0, '']);
});
