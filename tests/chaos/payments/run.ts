// Kills two servers and their database under people who buy, and compares the books with the bank:
// npm run chaos:payments, or npm run chaos:payments -- seeds=20 seed=7
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUnderShoppers } from './under-shoppers.ts';

const asked = new Map(
  process.argv.slice(2).map((word): [string, number] => {
    const [name = '', value] = word.split('=');
    return [name, Number(value)];
  }),
);
const print = (line: string) => process.stdout.write(`${line}\n`);
const isUnknown = ([name, value]: [string, number]) =>
  !['seeds', 'seed'].includes(name) || !Number.isInteger(value);
if ([...asked].some(isUnknown)) {
  print('npm run chaos:payments -- seeds=200 seed=1');
  process.exit(2);
}
const first = asked.get('seed') ?? 1;
const seeds = Array.from({ length: asked.get('seeds') ?? 200 }, (_, at) => first + at);

const home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
await chmod(home, 0o755);
const began = Date.now();
const { told, charged, returned, faults } = await runUnderShoppers({
  folder: home,
  seeds,
  shoppers: 6,
  tell: (line) =>
    print(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`),
});
if (faults.length === 0) await rm(home, { recursive: true, force: true, maxRetries: 20 });
for (const fault of faults.slice(0, 20)) print(`  ${fault}`);
print(
  faults.length === 0
    ? `${charged} charges and ${returned} refunds, each once; ${told} people were told the truth, and the books agree.`
    : `${faults.length} faults; logs are in ${home}`,
);
process.exit(faults.length === 0 ? 0 : 1);
