import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashToken, isPassword } from '#server/platform/crypto.ts';
import { invalid } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { addressOf } from '#server/platform/http/addresses.ts';
import { isInnerCall, oncePerPage } from '#server/platform/http/inner-calls.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { SignedIn, Viewer } from '#server/platform/http/viewer.ts';
import { accessCookie, refreshCookie } from '#server/platform/http/session-cookies.ts';
import { isFactorRequired } from '#server/two-factor/queries.ts';
import { isFresh, isLongSince, seenBefore } from './rules.ts';

/** Who sends this request: by the bearer of an app, or by the cookie store of a browser. */
export async function resolveViewer(
  { db, config, admit }: SessionDeps,
  request: FastifyRequest,
): Promise<Viewer> {
  const token = tokenOf(request, config);
  if (!token) return null;
  const find = () => findViewer({ db, config }, token);
  // A page makes a dozen calls in the name of one session.
  return oncePerPage(request, token, () => lookUp(admit, request, find));
}

type SessionDeps = Pick<Deps, 'db' | 'config'> & { admit: Admission };

/** Before anything is known of who asks: with made-up tokens, too, an address has but its share. */
function lookUp<Found>(
  admit: Admission,
  request: FastifyRequest,
  find: () => Promise<Found>,
): Promise<Found> {
  if (isInnerCall(request)) return find();
  return admit({ class: 'session', who: addressOf(request) }, find);
}

async function findViewer(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<Viewer> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'users.role',
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'second_factors.confirmed_at as factor_at',
    ])
    .where('sessions.access_hash', '=', hashToken(token))
    .where('sessions.access_expires_at', '>', new Date())
    .where('sessions.ended_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (!session) return null;
  const { last_seen_at, factor_at, ...viewer } = session;
  if (isLongSince(last_seen_at)) noteSeen(db, viewer.session_id);
  if (factor_at || !isFactorRequired(config, viewer)) return viewer;
  return { ...viewer, lacks_factor: true };
}

/**
 * Whose session the cookies of a browser name, also once its access token has run out; null: a
 * guest, whatever cookies they have made up.
 */
export async function findCookieOwner(
  deps: SessionDeps,
  request: FastifyRequest,
): Promise<number | null> {
  const viewer = await resolveViewer(deps, request);
  if (viewer) return viewer.id;
  return lookUp(deps.admit, request, () => findRenewable(deps, request));
}

async function findRenewable(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<number | null> {
  const { cookies } = request;
  const [access, refresh] = [cookies[accessCookie(config)], cookies[refreshCookie(config)]];
  const alive = db
    .selectFrom('sessions')
    .select('user_id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date());
  const byAccess =
    access && (await alive.where('access_hash', '=', hashToken(access)).executeTakeFirst());
  if (byAccess) return byAccess.user_id;
  if (!refresh) return null;
  const ofToken = db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', hashToken(refresh));
  return (await alive.where('id', 'in', ofToken).executeTakeFirst())?.user_id ?? null;
}

/** Nobody waits for it; a note that fails is made by the next request. */
function noteSeen(db: Database, sessionId: number): void {
  const now = new Date();
  void db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    // Of many requests at once the first has written it.
    .where('last_seen_at', '<', seenBefore(now))
    .execute()
    .catch(() => undefined);
}

/** Which of these sessions are alive, and whose. A token that has run out is no end: it is renewed. */
export async function liveSessions(db: Database, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('sessions.id', '=', sql<number>`any(${ids})`)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .where('users.blocked_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

function tokenOf(request: FastifyRequest, config: Deps['config']): string | undefined {
  const { authorization } = request.headers;
  if (authorization) return /^Bearer (\S+)$/i.exec(authorization)?.[1];
  return request.cookies[accessCookie(config)];
}

/**
 * The door before what matters most: asks for the password of now, however lately it was given, since
 * whoever has come by a session does not know it. Who never chose one cannot type it, and passes for
 * ten minutes after coming in. Refuses with 422 at the field `password`.
 */
export async function checkPasswordAgain(
  db: Database,
  viewer: SignedIn,
  password: string | undefined,
): Promise<void> {
  const { has_password, password_given_at } = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.has_password', 'sessions.password_given_at'])
    .where('sessions.id', '=', viewer.session_id)
    .executeTakeFirstOrThrow();
  if (!has_password && isFresh(password_given_at)) return;
  if (!password) throw invalid({ password: [has_password ? typeIt : chooseIt] });
  await checkPassword(db, viewer, password);
}

const typeIt = 'Введите пароль, чтобы продолжить';
const chooseIt = 'Вы вошли давно. Чтобы продолжить, придумайте пароль';

/** The same for everybody. A stranger who found the browser open cannot guess for long. */
export async function checkPassword(
  db: Database,
  viewer: SignedIn,
  password: string,
): Promise<void> {
  await countAttempt(db, { key: `password:${viewer.id}`, most: 10, seconds: 15 * 60 });
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (await isPassword(password, password_hash, viewer.id)) return;
  throw invalid({ password: ['Пароль не подошёл'] });
}
