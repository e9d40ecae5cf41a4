import type { Login } from '#contract/contacts.ts';
import type { Connection } from '#server/platform/database.ts';
import { findLoginCandidates } from '#server/session/queries.ts';

/** Whose phone or e-mail this is; undefined, with the reason on the console, where nobody's is. */
export async function findByLogin(db: Connection, login: Login) {
  const people = await findLoginCandidates(db, login);
  // A contact names a person only once it is confirmed.
  const person = people.find(({ is_confirmed }) => is_confirmed);
  if (person) return person;
  console.error(
    people.length > 0
      ? 'Somebody has registered with it and not confirmed it: the code has to be entered on the site first.'
      : 'Nobody has registered with it: that is done on the site first.',
  );
  process.exitCode = 1;
  return undefined;
}
