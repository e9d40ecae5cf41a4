import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LogStream } from './stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'ryadom-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('lines arrive in their order', async () => {
  const file = join(folder, 'log');
  const stream = new LogStream(openSync(file, 'w'));
  for (const line of ['one\n', 'two\n', 'three\n']) stream.write(line);
  await stream.flush();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
});

test('a disk that is full costs lines and no more, and they are counted', async () => {
  const full = new LogStream(openSync('/dev/full', 'w'));
  full.write('one\n');
  full.write('two\n');
  await full.flush();
  expect(full.dropped).toBe(2);
});

test('a closed descriptor costs lines and no more', async () => {
  const fd = openSync('/dev/null', 'w');
  const closed = new LogStream(fd);
  closeSync(fd);
  closed.write('one\n');
  await closed.flush();
  expect(closed.dropped).toBe(1);
});

test('lines that nobody takes do not gather without bound', async () => {
  const stream = new LogStream(openSync('/dev/null', 'w'), { maxBytes: 10 });
  for (let line = 0; line < 5; line += 1) stream.write('1234\n');
  expect(stream.dropped).toBe(3);
  stream.write('');
  await stream.flush();
  stream.write('5\n');
  await stream.flush();
  expect(stream.dropped).toBe(0);
});
