import { parseLogin } from '#contract/contacts.ts';
import { resetTwoFactor } from '#server/accounts/two-factor/actions.ts';
import { findRunningDatabase, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { findLoginCandidates } from '#server/session/queries.ts';
import { join } from 'node:path';

// For whoever has lost the app and the recovery codes: npm run two-factor:reset -- anna@example.com
const login = parseLogin(process.argv[2] ?? '');
if (!login) {
  console.error('Usage: npm run two-factor:reset -- <phone or e-mail>');
  process.exit(2);
}

const config = readConfig();
const directory = join(config.dataDir, 'postgres');
const running = config.databaseUrl || (await findRunningDatabase(directory));
const embedded = running ? null : await startEmbeddedPostgres({ directory, log: console.log });
try {
  const db = openDatabase({ url: embedded?.url ?? running ?? '', size: 2 });
  try {
    const people = await findLoginCandidates(db, login);
    // A contact names a person only once it is confirmed.
    const person = people.find(({ is_confirmed }) => is_confirmed);
    if (person) await resetTwoFactor({ db, config }, person.id);
    console.log(person ? `The sign-in of person ${person.id} asks for no code.` : 'Nobody found.');
    if (!person) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
} finally {
  await embedded?.stop();
}
