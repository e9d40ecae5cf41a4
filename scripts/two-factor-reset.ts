import { parseLogin } from '#contract/contacts.ts';
import { resetTwoFactor } from '#server/accounts/two-factor/actions.ts';
import { findByLogin } from './person-by-login.ts';
import { withDatabase } from './with-database.ts';

// For whoever has lost the app and the recovery codes: npm run two-factor:reset -- anna@example.com
const login = parseLogin(process.argv[2] ?? '');
if (!login) {
  console.error('Usage: npm run two-factor:reset -- <phone or e-mail>');
  process.exit(2);
}

await withDatabase(async (parts) => {
  const person = await findByLogin(parts.db, login);
  if (!person) return;
  await resetTwoFactor(parts, person.id);
  console.log(`The sign-in of person ${person.id} asks for no code.`);
});
