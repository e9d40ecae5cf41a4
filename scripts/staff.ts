import { parseLogin } from '#contract/contacts.ts';
import { roleFromWire, wireRoleSchema } from '#contract/roles.ts';
import { setStaffRole } from '#server/admin/people/person.actions.ts';
import { findByLogin } from './person-by-login.ts';
import { withDatabase } from './with-database.ts';

// Makes the first admin, and whoever comes when no admin can: npm run staff -- anna@example.com admin
const login = parseLogin(process.argv[2] ?? '');
const role = wireRoleSchema.safeParse(process.argv[3]);
if (!login || !role.success) {
  const roles = wireRoleSchema.options.join(' | ');
  console.error(`Usage: npm run staff -- <phone or e-mail> <${roles}>`);
  process.exit(2);
}

await withDatabase(async ({ db }) => {
  const person = await findByLogin(db, login);
  if (!person) return;
  // At the console nobody is signed in: the log names whose role it is.
  await setStaffRole(db, person, person.id, roleFromWire(role.data));
  console.log(`Person ${person.id} is ${role.data} now.`);
});
