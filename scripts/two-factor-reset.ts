import { parseLogin } from '#contract/contacts.ts';
import { resetTwoFactor } from '#server/accounts/two-factor/actions.ts';
import { findLoginCandidates } from '#server/session/queries.ts';
import { withDatabase } from './with-database.ts';

// For whoever has lost the app and the recovery codes: npm run two-factor:reset -- anna@example.com
const login = parseLogin(process.argv[2] ?? '');
if (!login) {
  console.error('Usage: npm run two-factor:reset -- <phone or e-mail>');
  process.exit(2);
}

await withDatabase(async (parts) => {
  const people = await findLoginCandidates(parts.db, login);
  // A contact names a person only once it is confirmed.
  const person = people.find(({ is_confirmed }) => is_confirmed);
  if (person) await resetTwoFactor(parts, person.id);
  console.log(person ? `The sign-in of person ${person.id} asks for no code.` : 'Nobody found.');
  if (!person) process.exitCode = 1;
});
