import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = join(import.meta.dirname, 'heap-growth.ts');

/** V8 writes by itself of a flag that it does not know, and goes on. */
function complaintsOf(code: string): string {
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stderr;
}

test('V8 knows how far a heap may grow', () => {
  expect(complaintsOf("require('node:v8').setFlagsFromString('--no-such-flag')")).not.toBe('');
  const bound = `import(${JSON.stringify(file)}).then(({ boundHeapGrowth }) => boundHeapGrowth())`;
  expect(complaintsOf(bound)).toBe('');
});
