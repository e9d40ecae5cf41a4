import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { startServerProcess } from './server-process.ts';

/** Of the database and of its user. */
let name: string;
let admin: Client;

beforeEach(async () => {
  name = `ryadom_test_${randomBytes(6).toString('hex')}`;
  admin = new Client({ connectionString: inject('postgres').adminUrl });
  await admin.connect();
  await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'of a test'`);
});
afterEach(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.query(`DROP ROLE ${name}`);
  await admin.end();
});

const create = (options = '') =>
  admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`);

const urlOf = (user: object) =>
  Object.assign(new URL(inject('postgres').adminUrl), { pathname: name, ...user }).href;
const urlOfOwner = () => urlOf({});
const urlOfUser = () => urlOf({ username: name, password: 'of a test' });

/** What the server says before it ends by itself. */
async function refusalOf(url: string): Promise<string> {
  const server = await startServerProcess({ environment: { DATABASE_URL: url } });
  expect(await server.ended()).toBe(1);
  return server.errors();
}

it.each(['UTF8', 'SQL_ASCII', 'LATIN1'])(
  'a database of %s that knows no Cyrillic is refused',
  async (encoding) => {
    await create(`ENCODING ${encoding} LOCALE_PROVIDER libc LOCALE 'C'`);
    expect(await refusalOf(urlOfOwner())).toBe(
      'The database of DATABASE_URL does not know Cyrillic: ' +
        'create it with ENCODING UTF8, and LC_CTYPE C.UTF-8 or an ICU locale.\n',
    );
  },
);

it('a user who may make nothing in the database is named', async () => {
  await create();
  expect(await refusalOf(urlOfUser())).toBe(
    `The database refuses: permission denied for database ${name}\n`,
  );
});

it('an extension that the user may not add is named, with the right that is missing', async () => {
  await create();
  await admin.query(`GRANT CREATE ON DATABASE ${name} TO ${name}`);
  await ownSchema();
  await migrate(urlOfUser(), '0025_passport');
  await admin.query(`REVOKE CREATE ON DATABASE ${name} FROM ${name}`);
  expect(await refusalOf(urlOfUser())).toBe(
    'The database refuses: permission denied to create extension "btree_gin". ' +
      'Must have CREATE privilege on current database to create this extension.\n',
  );
});

async function ownSchema(): Promise<void> {
  const owner = new Client({ connectionString: urlOfOwner() });
  await owner.connect();
  await owner.query(`ALTER SCHEMA public OWNER TO ${name}`).finally(() => owner.end());
}

it('a database that may only be read, as a replica, is named', async () => {
  await create();
  await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  expect(await refusalOf(urlOfOwner())).toMatch(
    /^The database refuses: cannot execute CREATE [A-Z]+ in a read-only transaction\n$/,
  );
});
