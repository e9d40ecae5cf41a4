import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/harness/postgres.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** A database and a data folder, as one machine has them. */
export interface Installation {
  url: string;
  dataDir: string;
  /** `backup` or `restore`, as the operator calls it; its last words, and how it has ended. */
  call: (
    script: string,
    words: string[],
    passphrase?: string,
    more?: NodeJS.ProcessEnv,
  ) => Promise<[number, string]>;
  remove: () => Promise<void>;
}

export async function installation(make: () => Promise<TestDatabase> = createEmptyDatabase) {
  const { url, drop } = await make();
  const dataDir = await mkdtemp(join(tmpdir(), 'ryadom-backup-'));
  const made: Installation = {
    url,
    dataDir,
    async call(script, words, passphrase = '', more = {}) {
      const env = { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, ...more };
      const called = run(process.execPath, [`scripts/${script}.ts`, ...words], { cwd: root, env });
      return called.then(
        ({ stdout }) => [0, stdout],
        (error: { code: number; stderr: string }) => [error.code, error.stderr],
      );
    },
    async remove() {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return made;
}

/** Rows and a sum over all of them, table by table, and where the sequences stand. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const db = openDatabase({ url, size: 1 });
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'
        and c.relpersistence = 'p' and c.relname not in ('kysely_migration', 'migrations')
      order by 1`.execute(db);
    const contents: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ sum: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${sql.raw(name)} t`.execute(db);
      contents[name] = rows[0]?.sum ?? '';
    }
    const { rows: sequences } = await sql<{ name: string; value: string }>`
      select sequencename as name, coalesce(last_value::text, '') as value from pg_sequences`.execute(
      db,
    );
    for (const { name, value } of sequences) contents[`sequence ${name}`] = value;
    // Rules and triggers that were set aside while the rows came.
    const { rows: rules } = await sql<{ rule: string }>`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker')
      union all
      select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal
      order by 1`.execute(db);
    return { ...contents, rules: rules.map(({ rule }) => rule).join('\n') };
  } finally {
    await db.destroy();
  }
}

/** What people have uploaded. */
export const filesOf = async ({ dataDir }: Installation): Promise<Record<string, string>> => ({
  ...(await hashesOf(join(dataDir, 'files'))),
  ...(await hashesOf(join(dataDir, 'passports'))),
});

/** A hash of each file, by its name. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (!(await stat(join(folder, name))).isFile()) continue;
    const bytes = await readFile(join(folder, name));
    hashes[name] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}
