import type { Role } from '#contract/roles.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { knownBrowser } from '#server/platform/known-browser.ts';
import { hasFactor } from '#server/two-factor/queries.ts';
import { type Caller, type Challenged, startSession, type StartedSession } from './actions.ts';
import { passwordOf, tellOfNewDevice } from './login/actions.ts';
import { issueChallenge } from './login/challenge.actions.ts';

/** For whoever has shown by a code that the contact of the account is theirs; a second factor stays. */
export async function logInProven(
  trx: Connection,
  deps: Pick<Deps, 'db' | 'config'>,
  person: { id: number; role: Role },
  caller: Caller,
): Promise<StartedSession | Challenged> {
  if (await hasFactor(trx, person.id)) {
    const { password_hash } = await passwordOf(trx, person.id);
    return { challenge: await issueChallenge(trx, { ...person, password_hash }, true) };
  }
  if (!knownBrowser(deps.config.secret, caller.browser, person.id)) {
    await tellOfNewDevice(trx, deps, person.id, caller);
  }
  return startSession(trx, person, true, caller);
}
