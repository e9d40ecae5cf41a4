import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedScan } from '#server/passport/rules.ts';
import { type TestDeps, testDeps } from '#tests/harness/deps.ts';
import { createDemoDatabase } from '#tests/harness/postgres.ts';
import { fillPassports } from './fill.ts';

let made: TestDeps;
beforeAll(async () => {
  made = await testDeps({}, { database: createDemoDatabase });
}, 60_000);
afterAll(async () => {
  await made.deps.db.destroy();
  await made.drop();
});

it('a few people of the demo wait for their passport to be looked at', async () => {
  const { db, vault } = made.deps;
  await fillPassports(made.deps);
  const scans = await db
    .selectFrom('passport_scans as scan')
    .innerJoin('passport_checks as check', 'check.id', 'scan.check_id')
    .innerJoin('users', 'users.id', 'check.user_id')
    .select(['scan.id', 'scan.part', 'scan.sealed_key', 'users.name', 'passport_verified_at'])
    .execute();
  expect(new Set(scans.map(({ name }) => name)).size).toBe(3);
  expect(scans.map(({ part }) => part).toSorted()).toEqual([
    ...Array<string>(3).fill('page'),
    ...Array<string>(3).fill('selfie'),
  ]);
  for (const { id, sealed_key, passport_verified_at } of scans) {
    expect(passport_verified_at).toBeNull();
    const bytes = await vault.read(storedScan(id), sealed_key);
    const { format, width } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect(format).toBe('webp');
    expect(width).toBeGreaterThanOrEqual(1000);
  }
});
