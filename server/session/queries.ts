import { sql } from 'kysely';
import { erasureDay } from '#contract/account.ts';
import type { Login } from '#contract/contacts.ts';
import { photoUrl } from '#contract/photos.ts';
import type { User } from '#contract/session.ts';
import { roleToWire } from '#contract/roles.ts';
import { documentsToAgree } from '#server/consents/queries.ts';
import { favoriteSlugs } from '#server/favorites/queries.ts';
import { unreadOf } from '#server/dialogs/messages.queries.ts';
import { unreadResponsesOf } from '#server/responses/unread.queries.ts';
import { unreadNotesOf } from '#server/notifications/queries.ts';
import { sign } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { Deps } from '#server/platform/deps.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { twoFactorState } from '#server/two-factor/queries.ts';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { getRating } from '#server/rating/queries.ts';
import { getHeldTariff } from '#server/tariffs/entitlements.queries.ts';

const verifiedAtOf = ({ channel }: Login) =>
  channel === 'phone' ? 'phone_verified_at' : 'email_verified_at';

/** Everybody who has typed this contact in; whoever has confirmed it comes first. */
function claimantsOf(db: Connection, login: Login) {
  const verifiedAt = verifiedAtOf(login);
  return db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash', 'blocked_at', 'blocked_reason'])
    .select(sql<boolean>`${sql.ref(verifiedAt)} is not null`.as('is_confirmed'))
    .where(login.channel, '=', login.value)
    .orderBy(verifiedAt, (order) => order.asc().nullsLast());
}

/**
 * Who may sign in with this contact. A confirmed one names one person; before that several may have
 * typed it in: the first who did come first, so that nobody pushes them out by registering it again.
 */
export async function findLoginCandidates(db: Connection, login: Login) {
  const claimants = await claimantsOf(db, login)
    .orderBy('created_at')
    .orderBy('id')
    .limit(claimantsAtMost)
    .execute();
  return claimants[0]?.is_confirmed ? claimants.slice(0, 1) : claimants;
}

/** So many are looked for among the marks of a browser; a password is compared with that of every one. */
export const claimantsAtMost = 500;

/** The person of this contact and this very password, among any number; the latest, should there be two. */
export async function findByPassword(db: Connection, login: Login, passwordHash: string) {
  return claimantsOf(db, login)
    .where('password_hash', '=', passwordHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Of whoever was the first of those who have this contact unconfirmed: all of them share its salt. */
export async function findClaimedHash(db: Connection, login: Login): Promise<string | undefined> {
  const claimant = await db
    .selectFrom('users')
    .select('password_hash')
    .where(login.channel, '=', login.value)
    .where(verifiedAtOf(login), 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return claimant?.password_hash;
}

export type LoginCandidate = Awaited<ReturnType<typeof findLoginCandidates>>[number];

/** Where a person surely reads what is sent to them. */
export async function confirmedContacts(
  db: Connection,
  userId: number,
): Promise<{ phone: string | null; email: string | null }> {
  const user = await db
    .selectFrom('users')
    .select(['phone', 'phone_verified_at', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    phone: user.phone_verified_at && user.phone,
    email: user.email_verified_at && user.email,
  };
}

/** Whether somebody is signed in with the account at this address, or in its IPv6 network. */
export async function isSignedInFrom(
  db: Connection,
  userId: number,
  address: string,
): Promise<boolean> {
  const bits = address.includes(':') ? 64 : 32;
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where(sql<boolean>`address <<= network(set_masklen(${address}::inet, ${bits}::int))`)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** The user object, composed from the rooms that know its parts. */
export async function getSessionUser({ db, config }: Deps, viewer: SignedIn): Promise<User> {
  const [user, favorites, rating, tariff, twoFactor, documents] = await Promise.all([
    findUser(db, viewer),
    favoriteSlugs(db, viewer.id),
    getRating(db, viewer.id),
    getHeldTariff(db, viewer),
    twoFactorState({ db, config }, viewer),
    documentsToAgree(db, viewer),
  ]);
  if (!user) throw unauthenticated();
  const { city, avatar_id } = user;
  const fingerprint = sign(config.secret, `role:${viewer.session_id}:${user.role}`);
  return {
    id: user.id,
    name: user.name,
    phone: user.phone,
    phone_verified: user.phone_verified_at !== null,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    role: { name: roleToWire(user.role), token: fingerprint.toString('base64url').slice(0, 22) },
    favorites,
    rating: { value: rating.value, setting: rating.setting },
    tariff,
    avatar_url: avatar_id && photoUrl(avatar_id, 320),
    city,
    deletion_at: user.deletion_asked_at && erasureDay(user.deletion_asked_at).toISOString(),
    looking_around_until: user.looking_around_until?.toISOString() ?? null,
    has_password: user.has_password,
    second_factor: twoFactor,
    documents_to_agree: documents,
    unread_notifications_count: user.unread_notes,
    unread_messages_count: user.unread_messages,
    unread_responses_count: user.unread_responses,
    created_at: user.created_at.toISOString(),
  };
}

async function findUser(db: Connection, viewer: SignedIn) {
  const { id } = viewer;
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'role',
      'phone',
      'phone_verified_at',
      'email',
      'email_verified_at',
      'avatar_id',
      'deletion_asked_at',
      'looking_around_until',
      'has_password',
      'created_at',
    ])
    .select((user) =>
      jsonObjectFrom(
        user
          .selectFrom('cities')
          .select(['cities.slug', 'cities.name'])
          .whereRef('cities.id', '=', 'users.city_id'),
      ).as('city'),
    )
    .select([
      unreadNotesOf(id).as('unread_notes'),
      unreadOf(id).as('unread_messages'),
      unreadResponsesOf(viewer).as('unread_responses'),
    ])
    .where('users.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();
}
