import { sql } from 'kysely';
import { listConsents } from '#server/consents/queries.ts';
import { listOpenedContacts } from '#server/contacts/queries.ts';
import { listFavorites } from '#server/favorites/queries.ts';
import { listPassportChecks } from '#server/passport/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { getSettings } from '#server/settings/queries.ts';
import { listSearches } from '#server/saved-searches/queries.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { listAllCards } from './cards/queries.ts';

/** Everything that is known of a person, by the names of the files that it is written to. */
export async function ownData(deps: Deps, viewer: SignedIn) {
  const { db } = deps;
  const { id } = viewer;
  const [profile, cards, favorites, opened_contacts, consents] = await Promise.all([
    getSessionUser(deps, viewer),
    listAllCards(db, id),
    listFavorites(db, viewer),
    listOpenedContacts(db, id),
    listConsents(db, id),
  ]);
  const [sessions, notifications, complaints, requests, settings, tariffs, searches, passport] =
    await Promise.all([
      listSessions(db, id),
      listNotifications(db, id),
      listComplaints(db, id),
      listRequests(db, id),
      getSettings(db, viewer),
      listTariffs(db, id),
      listSearches(db, viewer),
      listPassportChecks(db, id),
    ]);
  // The mark of the session is of no use to anybody but the program.
  const { role, ...person } = profile;
  return {
    profile: { ...person, role: role.name },
    cards,
    favorites,
    searches,
    opened_contacts,
    consents,
    sessions,
    notifications,
    complaints,
    requests,
    settings,
    tariffs,
    passport,
  };
}

export type OwnData = Awaited<ReturnType<typeof ownData>>;

export async function listPictures(db: Connection, userId: number): Promise<string[]> {
  const files = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return files.map(({ id }) => id);
}

/** Dead ones, too, as long as they are kept. */
const listSessions = (db: Connection, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'ended_at', 'address', 'user_agent', 'device_name'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** Who has opened the contacts is not told: the person was never shown it. */
const listNotifications = (db: Connection, userId: number) =>
  db
    .selectFrom('notifications')
    .leftJoin('cards', 'cards.id', 'notifications.card_id')
    .select([
      'notifications.kind',
      'notifications.created_at',
      'notifications.read_at',
      'cards.slug as card',
    ])
    .where('notifications.user_id', '=', userId)
    .orderBy('notifications.id', 'desc')
    .execute();

const listComplaints = (db: Connection, userId: number) =>
  db
    .selectFrom('complaints')
    .innerJoin('cards', 'cards.id', 'complaints.card_id')
    .select([
      'complaints.reason',
      'complaints.text',
      'complaints.created_at',
      'complaints.closed_at',
      sql<string>`case when complaints.decision = 'dismiss' and complaints.closed_at is not null
        then complaints.answer else '' end`.as('answer'),
      'cards.slug as card',
    ])
    .where('complaints.author_id', '=', userId)
    .orderBy('complaints.id', 'desc')
    .execute();

const listRequests = (db: Connection, userId: number) =>
  db
    .selectFrom('contact_requests')
    .select(['name', 'contact', 'topic', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

const listTariffs = (db: Connection, userId: number) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('tariffs', 'tariffs.id', 'subscriptions.tariff_id')
    .innerJoin('entitlements', 'entitlements.subscription_id', 'subscriptions.id')
    .select([
      'tariffs.name',
      'subscriptions.started_at',
      'subscriptions.until',
      'entitlements.cards',
      'entitlements.contacts',
    ])
    .where('subscriptions.user_id', '=', userId)
    .orderBy('subscriptions.id', 'desc')
    .execute();
