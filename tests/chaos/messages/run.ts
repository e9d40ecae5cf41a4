// Kills servers and their database under people who write to each other, and counts what is left:
// npm run chaos:messages, or npm run chaos:messages -- minutes=1 seed=7
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUnderWriters } from './under-writers.ts';

const asked = new Map(
  process.argv.slice(2).map((word): [string, number] => {
    const [name = '', value] = word.split('=');
    return [name, Number(value)];
  }),
);
const minutes = asked.get('minutes') ?? 10;
const seed = asked.get('seed') ?? Math.floor(Math.random() * 1_000_000);
const unknown = [...asked].find(
  ([name, value]) => !['minutes', 'seed'].includes(name) || Number.isNaN(value),
);
const print = (line: string) => process.stdout.write(`${line}\n`);
if (unknown) {
  print('npm run chaos:messages -- minutes=10 seed=1');
  process.exit(2);
}

const home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
await chmod(home, 0o755);
const began = Date.now();
const { sent, faults } = await runUnderWriters({
  folder: home,
  seed,
  seconds: minutes * 60,
  writers: 20,
  // A person may send sixty a minute.
  pauseMs: 2000,
  rhythm: { quietMs: [2000, 12_000], awayMs: [0, 3000] },
  tell: (line) =>
    print(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`),
});
if (faults.length === 0) await rm(home, { recursive: true, force: true, maxRetries: 20 });
for (const fault of faults.slice(0, 20)) print(`  ${fault}`);
print(
  faults.length === 0
    ? `All ${sent} messages are there once, in one order for everybody.`
    : `${faults.length} faults with seed=${seed}; logs are in ${home}`,
);
process.exit(faults.length === 0 ? 0 : 1);
