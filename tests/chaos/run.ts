// Breaks the database, the server and the disk under people who write, and counts what is left:
// npm run chaos, or npm run chaos -- embedded external full-disk full-log
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';
import { embedded, external, fullDisk, fullLog, type Seen, type Stage } from './scenarios.ts';

setDefaultCACertificates([...getCACertificates('default'), localhostCertificate]);

const print = (line: string) => process.stdout.write(`${line}\n`);

const scenarios: Record<string, (stage: Stage) => Promise<void>> = {
  embedded,
  external,
  'full-disk': fullDisk,
  'full-log': fullLog,
};
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !scenarios[name]);
if (unknown) {
  print(`${unknown}: choose of ${Object.keys(scenarios).join(', ')}`);
  process.exit(2);
}

const home = await mkdtemp(join(tmpdir(), 'ryadom-chaos-'));
await chmod(home, 0o755);
const table: Seen[] = [];
const stops: (() => Promise<unknown>)[] = [];
const atMostMs = 8 * 60_000;
const isOver = new Promise<never>((_resolve, reject) => {
  const stop = (why: string) => () => reject(new Error(why));
  setTimeout(stop(`not over after ${atMostMs / 60_000} minutes`), atMostMs).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop(signal));
});

for (const name of chosen.length > 0 ? chosen : Object.keys(scenarios)) {
  const stage: Stage = {
    folder: home,
    add: (stop) => stops.push(stop),
    report(seen) {
      table.push(seen);
      print(lineOf(seen));
    },
  };
  print(`\n${name}`);
  const failed = (error: unknown) =>
    stage.report({ what: name, wholeAfterMs: null, faults: [String(error)] });
  await Promise.race([scenarios[name]?.(stage), isOver]).catch(failed);
  for (const stop of stops.splice(0).toReversed()) await stop().catch(failed);
}

const faults = table.flatMap((seen) => seen.faults);
if (faults.length === 0) await rm(home, { recursive: true, force: true, maxRetries: 20 });
print(
  faults.length === 0
    ? '\nNothing acknowledged was lost or doubled, and every server outlived its database.'
    : `\n${faults.length} faults; logs are in ${home}`,
);
process.exit(faults.length === 0 ? 0 : 1);

function lineOf({ what, wholeAfterMs, faults: wrong }: Seen): string {
  const time = wholeAfterMs === null ? '' : `${(wholeAfterMs / 1000).toFixed(2)} s`;
  const verdict = wrong.length === 0 ? 'ok' : `FAILED: ${wrong.slice(0, 5).join('; ')}`;
  return `${what.padEnd(76)} ${time.padStart(8)}  ${verdict}`;
}
