import { parseLogin } from '#contract/contacts.ts';
import { roleFromWire, wireRoleSchema } from '#contract/roles.ts';
import { setStaffRole } from '#server/admin/people/person.actions.ts';
import { findLoginCandidates } from '#server/session/queries.ts';
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
  const people = await findLoginCandidates(db, login);
  // A contact names a person only once it is confirmed.
  const person = people.find(({ is_confirmed }) => is_confirmed);
  // At the console nobody is signed in: the log names whose role it is.
  if (person) await setStaffRole(db, person, person.id, roleFromWire(role.data));
  console.log(person ? `Person ${person.id} is ${role.data} now.` : 'Nobody found.');
  if (!person) process.exitCode = 1;
});
