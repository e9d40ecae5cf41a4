import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function ask(database: TestDatabase | undefined, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database?.url });
  await client.connect();
  return (await client.query({ text: query, rowMode: 'array' }).finally(() => client.end())).rows;
}

test('a test database has the content and is nobody else’s', async () => {
  const [mine, other] = databases;
  expect(await ask(mine, 'SELECT count(*) > 100 FROM cities')).toEqual([[true]]);
  await ask(mine, `DELETE FROM cities`);
  expect(await ask(other, 'SELECT count(*) > 100 FROM cities')).toEqual([[true]]);
});
