import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';
import { isOutage } from './outage.ts';

test.each(['127.0.0.1:1', 'localhost:1', 'localhost/x?host=/nowhere', 'nowhere.invalid'])(
  'a database that is not there, at %s, is an outage',
  async (place) => {
    const db = openDatabase({ url: `postgres://somebody:secret@${place}` });
    const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    await db.destroy();
    expect(isOutage(error)).toBe(true);
  },
);

test('a socket file that is gone is an outage, any other missing file is none', () => {
  const missing = (syscall: string) => Object.assign(withCode('ENOENT'), { syscall });
  expect(isOutage(missing('connect'))).toBe(true);
  expect(isOutage(missing('open'))).toBe(false);
});

const withCode = (code: string) => Object.assign(new Error('of the database'), { code });

test.each(['08006', '53100', '53300', '57P01', '57P03', '58030', '57014', '25P03', '25006'])(
  'the state %s of PostgreSQL passes by itself',
  (code) => expect(isOutage(withCode(code))).toBe(true),
);

const ofSystem = (code: string) => Object.assign(withCode(code), { syscall: 'read' });

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOSPC'])('%s of the system does too', (code) =>
  expect(isOutage(ofSystem(code))).toBe(true),
);

test('a name of several addresses may be refused at each', () =>
  expect(isOutage(new AggregateError([ofSystem('ECONNREFUSED')]))).toBe(true));

test('a visitor who is gone is no outage', () =>
  expect(isOutage(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false));

test('another service that is away is none of the database', () =>
  expect(isOutage(new TypeError('fetch failed', { cause: ofSystem('ECONNREFUSED') }))).toBe(false));

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client network socket disconnected before secure TLS connection was established',
])('«%s» of the driver does too', (message) => expect(isOutage(new Error(message))).toBe(true));

test('it may be the cause of another error', () =>
  expect(isOutage(new Error('a job', { cause: withCode('57P01') }))).toBe(true));

test.each(['23505', '42P01', '22P02', '57', 'ENOENT', ''])('%s is a fault of ours', (code) =>
  expect(isOutage(withCode(code))).toBe(false),
);

test.each([undefined, null, 'timeout exceeded when trying to connect'])('%s is no error', (value) =>
  expect(isOutage(value)).toBe(false),
);
