import { moderationCalls } from '#contract/moderation.ts';
import { type PassportDecision, showPassportScan } from '#contract/queued-passports.ts';
import { passportCalls, type PassportPart, passportParts } from '#contract/passport.ts';
import type { Person, TestDoor } from './factories.ts';
import type { TestApp } from './harness/app.ts';
import { passUndo } from './moderation.ts';
import { jpegPhoto } from './pictures.ts';

const consent = 'yes';

export const addScan = async ({ visitor }: Person, part: PassportPart, body?: Uint8Array) =>
  visitor.send(passportCalls.addScan, {
    params: { part },
    query: { consent },
    body: body ?? (await jpegPhoto()),
  });

/** Both pictures and the wish to be looked at; answers the id of the check. */
export async function sendPassport(app: TestDoor, person: Person): Promise<number> {
  for (const part of passportParts) {
    const { status, problem } = await addScan(person, part);
    if (status !== 204) throw new Error(JSON.stringify(problem));
  }
  const { status, problem } = await person.visitor.call(passportCalls.send);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  const check = await app.db
    .selectFrom('passport_checks')
    .select('id')
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return check.id;
}

/** Without a look at the pictures. */
export const decideUnseen = ({ visitor }: Person, id: number, body: PassportDecision) =>
  visitor.send(moderationCalls.passports.decide, { params: { id: String(id) }, body });

export async function decide(moderator: Person, id: number, body: PassportDecision) {
  for (const part of passportParts) {
    await moderator.visitor.send(showPassportScan, { params: { id: String(id), part } });
  }
  return decideUnseen(moderator, id, body);
}

/** Decided, and past the time in which it can be taken back. */
export async function settle(
  app: TestApp,
  moderator: Person,
  id: number,
  body: PassportDecision,
): Promise<void> {
  const { status, problem } = await decide(moderator, id, body);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  await passUndo(app);
}
