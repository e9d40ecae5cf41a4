import type { Role } from '#contract/roles.ts';
import { hashPassword } from '#server/platform/crypto.ts';
import type { Deps } from '#server/platform/deps.ts';
import { accessCookie, refreshCookie } from '#server/platform/http/session-cookies.ts';
import { grantFreeTariffs } from '#server/tariffs/entitlements.actions.ts';
import { startSession } from '#server/session/actions.ts';
import type { TestApp } from './harness/app.ts';
import type { Visitor } from './harness/visitor.ts';

export const password = 'dlinnyi-parol-42';
const passwordHash = hashPassword(password);

const client = { address: '127.0.0.1', userAgent: 'tests' };
let people = 0;

export interface Person {
  id: number;
  phone: string;
  email: string;
  /** Signed in. */
  visitor: Visitor;
}

/** The API or the whole product. */
export interface TestDoor extends Pick<TestApp, 'db' | 'visitor'> {
  deps?: Pick<Deps, 'config'>;
}

interface PersonOptions {
  role: Role;
  name?: string | null;
  verified?: boolean;
  blocked?: boolean;
}

/** A person with an account, signed in by the same action as the login. */
export async function createPerson(app: TestDoor, options: PersonOptions): Promise<Person> {
  people += 1;
  const { role, name = 'Мария Иванова', verified = true, blocked = false } = options;
  const phone = `+7900${String(people).padStart(7, '0')}`;
  const email = `person${people}@example.com`;
  const verifiedAt = verified ? new Date() : null;
  const { id } = await app.db
    .insertInto('users')
    .values({
      role,
      name,
      phone,
      phone_verified_at: verifiedAt,
      email,
      email_verified_at: verifiedAt,
      password_hash: await passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantFreeTariffs(app.db, [id]);
  const visitor = app.visitor();
  const where = app.deps?.config ?? { publicOrigin: 'http://localhost' };
  const { tokens } = await startSession(app.db, { id, role }, true, client);
  visitor.cookies.set(accessCookie(where), tokens.access);
  visitor.cookies.set(refreshCookie(where), tokens.refresh);
  if (blocked) await blockPerson(app, id);
  return { id, phone, email, visitor };
}

async function blockPerson({ db }: TestDoor, id: number): Promise<void> {
  await db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', id).execute();
}
