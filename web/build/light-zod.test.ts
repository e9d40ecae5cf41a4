import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptied, writers } from './light-zod.ts';

const core = join(dirname(fileURLToPath(import.meta.resolve('zod'))), 'v4/core');

test.each(['to-json-schema', 'json-schema-processors'])(
  'every name of %s is still there, and does nothing',
  async (name) => {
    const file = join(core, `${name}.js`);
    expect(file).toMatch(writers);
    const source = readFileSync(file, 'utf8');
    const light = (await import(
      `data:text/javascript,${encodeURIComponent(emptied(source))}`
    )) as Record<string, () => unknown>;
    const whole = (await import(file)) as object;
    expect(Object.keys(light).toSorted()).toEqual(Object.keys(whole).toSorted());
    for (const one of Object.values(light)) expect(one()).toBeUndefined();
  },
);
