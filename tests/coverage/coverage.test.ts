import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { rows as rightsRows } from '#tests/authorization/rows.ts';
import { specCalls } from './calls.ts';
import { behaviour } from './behaviour.ts';
import { doors } from './doors.ts';
import type { Group, Row } from './row.ts';

const groups = [...doors, ...behaviour];
const root = new URL('../../', import.meta.url);

/** Tests of a row that are not there, as `file: title`. */
async function lackingIn({ asked, tests }: Row): Promise<string[]> {
  if (tests.length === 0) return [`${asked}: no test`];
  const lacking: string[] = [];
  for (const [file, title] of tests) {
    const source = await readFile(new URL(file, root), 'utf8').catch(() => '');
    if (!source.includes(`'${title}'`)) lacking.push(`${file}: ${title}`);
  }
  return lacking;
}

function documentOf(): string {
  const table = ({ name, rows }: Group) =>
    [
      `## ${name}`,
      '',
      '| asked for | shown by |',
      '| --- | --- |',
      ...rows.map(({ asked, tests }) => {
        const shown = tests.map(([file, title]) => `\`${file}\`: ${title}`).join('<br>');
        return `| ${asked} | ${shown} |`;
      }),
      '',
    ].join('\n');
  return [
    '# What was asked for, and what shows it',
    '',
    'Made from `tests/coverage/` by `npx vitest --project=api tests/coverage -u`. A row whose test is',
    'gone fails the build, as every test does that is red.',
    '',
    ...groups.map(table),
  ].join('\n');
}

describe('the coverage of the specification', () => {
  it('names a test for every row, and each is there', async () => {
    const lacking = await Promise.all(groups.flatMap(({ rows }) => rows).map(lackingIn));
    expect(lacking.flat()).toEqual([]);
  });

  it('notices a test that is gone', async () => {
    const gone: Row = { asked: 'x', tests: [['tests/http.test.ts', 'no such title']] };
    expect(await lackingIn(gone)).toEqual(['tests/http.test.ts: no such title']);
    expect(await lackingIn({ asked: 'x', tests: [] })).toEqual(['x: no test']);
  });

  it('names calls that the rights matrix makes', () => {
    expect(specCalls.filter((call) => !(call in rightsRows))).toEqual([]);
    expect(new Set(specCalls).size).toBe(specCalls.length);
  });

  it('is what docs/spec-coverage.md says', async () => {
    await expect(documentOf()).toMatchFileSnapshot('../../docs/spec-coverage.md');
  });
});
