import { expect, test } from 'vitest';
import { faultOfVersion } from './version.ts';

test('PostgreSQL 15 and newer will do', () => {
  expect(faultOfVersion(150_000)).toBeNull();
  expect(faultOfVersion(180_004)).toBeNull();
});

test('an older one is named, with what to do', () => {
  expect(faultOfVersion(140_022)).toContain('PostgreSQL 14.22; 15 or newer is needed');
});
