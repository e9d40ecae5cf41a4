import { exportCards } from '#server/cards/own.queries.ts';
import { exportComplaints } from '#server/complaints/export.queries.ts';
import { exportConsents } from '#server/consents/export.queries.ts';
import { exportOpenedContacts } from '#server/contacts/export.queries.ts';
import { exportRequests } from '#server/content/export.queries.ts';
import { exportViews } from '#server/card-views/export.queries.ts';
import { exportExams } from '#server/exams/export.queries.ts';
import { exportFeedback } from '#server/feedback/export.queries.ts';
import { exportCheckIns } from '#server/check-ins/export.queries.ts';
import { exportReferences } from '#server/references/export.queries.ts';
import { exportStaffNotes } from '#server/staff-notes/export.queries.ts';
import { exportFavorites, exportNotes } from '#server/favorites/export.queries.ts';
import { exportNotifications } from '#server/notifications/export.queries.ts';
import { exportPassport } from '#server/passport/export.queries.ts';
import { exportPayments } from '#server/payments/export.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnData } from '#server/platform/own-data.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { exportDialogs } from '#server/dialogs/export.queries.ts';
import { exportResponses } from '#server/responses/export.queries.ts';
import { exportSearches } from '#server/saved-searches/export.queries.ts';
import { exportProfile, exportSessions } from '#server/session/export.queries.ts';
import { exportAssessments } from '#server/self-assessment/export.queries.ts';
import { exportSettings } from '#server/settings/export.queries.ts';
import { exportTariffs } from '#server/tariffs/export.queries.ts';

/** What each room knows of a person, in the order of the page. */
const parts = [
  exportProfile,
  exportCards,
  exportFavorites,
  exportNotes,
  exportViews,
  exportSearches,
  exportOpenedContacts,
  exportResponses,
  exportFeedback,
  exportStaffNotes,
  exportReferences,
  exportCheckIns,
  exportDialogs,
  exportConsents,
  exportPassport,
  exportAssessments,
  exportExams,
  exportSessions,
  exportNotifications,
  exportComplaints,
  exportRequests,
  exportSettings,
  exportTariffs,
  exportPayments,
];

/** Everything that is known of a person; one room after the other, so as not to hold all connections. */
export async function readOwnData(deps: Deps, viewer: SignedIn): Promise<OwnData[]> {
  const data: OwnData[] = [];
  for (const part of parts) data.push(await part(deps, viewer));
  return data;
}

/** Pictures and documents that the person has sent. */
export async function listFiles(
  db: Connection,
  userId: number,
  kind: 'picture' | 'document',
): Promise<string[]> {
  const files = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  return files.map(({ id }) => id);
}
