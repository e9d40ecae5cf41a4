import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOps, readSettings, root, unitSettings } from './files.ts';

const run = promisify(execFile);
const unit = readOps('systemd/ryadom@.service');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await writeFile(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  await chmod(join(folder, 'systemd-run'), 0o755);
  await symlink(join(root, 'ops/systemd/ryadom'), join(folder, 'ryadom'));
});
afterAll(() => rm(folder, { recursive: true }));

const ryadom = async (...words: string[]) => {
  const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const { stdout } = await run(join(folder, 'ryadom'), words, { env });
  return stdout.trim().split('\n');
};

it('runs a script of the product, whatever it is given, with user and settings of the units', async () => {
  const asked = await ryadom('staff', 'anna@example.com; reboot', 'admin');
  const node = asked.findIndex((word) => word.endsWith('/node'));
  expect(unit).toContain(`ExecStart=${asked[node] ?? ''} `);
  expect(asked.slice(node + 1)).toEqual(['scripts/staff.ts', 'anna@example.com; reboot', 'admin']);
  const options = asked.slice(0, node);
  expect(options).toContain(`--property=WorkingDirectory=${root}`);
  const [, user = ''] = /^User=(.*)$/m.exec(unit) ?? [];
  expect(options).toEqual(expect.arrayContaining([`--uid=${user}`, `--gid=${user}`]));
  const [, settings = ''] = /^EnvironmentFile=(\/.*)$/m.exec(unit) ?? [];
  expect(options).toContain(`--property=EnvironmentFile=${settings}`);
  const given = readSettings(options.map((word) => word.replace(/^--setenv=/, '')).join('\n'));
  expect(Object.keys(given).length).toBeGreaterThan(2);
  expect(unitSettings(unit)).toMatchObject(given);
});

it.each(['two-factor:reset', 'check:money', 'files:copy', 'backup', 'restore', 'migrate'])(
  'knows «%s» by the name that npm has for it',
  async (name) => {
    expect(await ryadom(name)).toContain(`scripts/${name.replace(':', '-')}.ts`);
  },
);

it('says what there is, where it is asked for nothing or for something else', async () => {
  await expect(ryadom()).rejects.toMatchObject({ code: 2 });
  await expect(ryadom('reboot')).rejects.toMatchObject({ code: 2 });
});
