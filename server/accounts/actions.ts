import { addUser } from '#server/users/actions.ts';
import { type Login, parseLogin } from '#contract/contacts.ts';
import type { WireRole } from '#contract/roles.ts';
import { roleFromWire } from '#contract/roles.ts';
import type { ConsentKind } from '#contract/session.ts';
import { giveConsents } from '#server/consents/actions.ts';
import { newToken } from '#server/platform/crypto.ts';
import { inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalid } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { type Caller, startSession, type StartedSession } from '#server/session/actions.ts';
import { grantFreeTariffs } from '#server/tariffs/entitlements.actions.ts';
import { hashFirst } from './password.actions.ts';
import { missingConsents } from './rules.ts';
import { sendFirstCode } from './verification.actions.ts';
import { checkStrength } from './weak-password.rules.ts';

interface Registration {
  role: WireRole;
  login: string;
  password?: string | undefined;
  name?: string | undefined;
  consents: ConsentKind[];
}

/**
 * Opens an account and a session, and sends a code to the contact. It does so for a contact that
 * is already somebody's, too: whose it is shows when the code is entered.
 */
export async function register(
  { db, config }: Deps,
  input: Registration,
  client: Caller,
): Promise<StartedSession> {
  const login = checkRegistration(input);
  const own = { name: input.name, [login.channel]: login.value };
  const { password } = input;
  if (password !== undefined) checkStrength(password, own, config.brand.name);
  const from = addressKey(client.address);
  const key = `register:${from}`;
  await countAttempt(db, { key: `${key}:hour`, most: 20, seconds: 60 * 60 });
  await countAttempt(db, { key: `${key}:day`, most: 60, seconds: 24 * 60 * 60 });
  const password_hash = await hashFirst({ db, config }, login, password ?? newToken(), from);
  return inTransaction(db, async (trx) => {
    const user = await addUser(trx, {
      role: roleFromWire(input.role),
      name: input.name ?? null,
      [login.channel]: login.value,
      password_hash,
      has_password: password !== undefined,
    });
    await grantFreeTariffs(trx, [user.id]);
    await giveConsents(trx, user.id, input.consents, client);
    await sendFirstCode(trx, config, user.id, login, client);
    return startSession(trx, user, true, client);
  });
}

function checkRegistration(input: Registration): Login {
  const login = parseLogin(input.login);
  const missing = missingConsents(input.consents);
  if (login && missing.length === 0) return login;
  throw invalid({
    ...(!login && { login: ['Введите телефон или почту'] }),
    ...(missing.length > 0 && { consents: ['Без этого согласия зарегистрироваться нельзя'] }),
  });
}
