import { applyDecisions } from './admin/jobs.ts';
import { purgeProofs, sendRecoveryLetter } from './accounts/recovery.jobs.ts';
import { sendBroadcast } from './broadcasts/jobs.ts';
import { announcePosts } from './blog/editing.jobs.ts';
import { expireCards } from './cards/lifecycle/expiry.jobs.ts';
import { purgeViews } from './card-views/jobs.ts';
import { returnContacts } from './contacts/jobs.ts';
import { raiseAnswered, watchSilence } from './cards/lifecycle/silence.jobs.ts';
import { indexCards } from './search/indexing/jobs.ts';
import { purgeMissedWords } from './search/missed/jobs.ts';
import { countSuggestions } from './autocomplete/jobs.ts';
import { answerAboutRemoved } from './complaints/jobs.ts';
import { eraseAccounts } from './deletion/jobs.ts';
import { fileUses } from './file-uses.ts';
import { countUsualAnswers } from './dialogs/answer-times.jobs.ts';
import { forgetVisits, watchVisits } from './check-ins/jobs.ts';
import { remindOfReferences } from './references/jobs.ts';
import { showWaitingFeedback } from './feedback/jobs.ts';
import { purgeFiles } from './files/jobs.ts';
import { budgetAlarm } from './deliveries/budget.jobs.ts';
import { purgeContactRequests } from './content/contact-requests.jobs.ts';
import { purgeDeliveries, sendDelivery } from './deliveries/jobs.ts';
import { purgeScans } from './passport/jobs.ts';
import { purgeIdempotencyKeys } from './platform/http/idempotency.ts';
import { purgeAttempts } from './platform/admission/attempts.ts';
import { purgePageChanges } from './platform/cache/page-changes.ts';
import { mailUnseenNotes, sendPushes } from './notifications/jobs.ts';
import type { Job } from './platform/queue.ts';
import { purgeEvents } from './platform/realtime/events.ts';
import { checkOnePayment, sweepPayments } from './payments/jobs.ts';
import { renewTariffs } from './payments/renewal/jobs.ts';
import { checkMoneyNightly } from './payments/reconciliation/jobs.ts';
import { checkOneRefund, sweepRefunds } from './payments/refunds.jobs.ts';
import { endResponses } from './responses/jobs.ts';
import { purgeShareImages } from './share-images/jobs.ts';
import { matchSearches, purgeFoundCards, tellSearches } from './saved-searches/jobs.ts';
import { showNotice } from './site-settings/jobs.ts';
import { purgeSessions } from './session/jobs.ts';

const sweepCounters: Job = {
  name: 'sweep_counters',
  schedule: '*/10 * * * *',
  run: async ({ db, config }) => {
    await purgeAttempts(db);
    await purgeIdempotencyKeys(db);
    await purgePageChanges(db);
    await purgeEvents(db, config.pusher !== null);
  },
};

/** Every job there is, and when it runs by itself. */
export const jobs: Job[] = [
  sendDelivery,
  budgetAlarm,
  purgeDeliveries,
  sweepCounters,
  purgeSessions,
  purgeContactRequests,
  announcePosts,
  showNotice,
  sendBroadcast,
  ...applyDecisions,
  answerAboutRemoved,
  purgeScans,
  expireCards,
  purgeViews,
  watchSilence,
  raiseAnswered,
  endResponses,
  countUsualAnswers,
  showWaitingFeedback,
  remindOfReferences,
  watchVisits,
  forgetVisits,
  indexCards,
  purgeMissedWords,
  countSuggestions,
  purgeFiles(fileUses),
  purgeShareImages,
  sendRecoveryLetter,
  purgeProofs,
  eraseAccounts,
  matchSearches,
  tellSearches,
  purgeFoundCards,
  mailUnseenNotes,
  sendPushes,
  checkOnePayment,
  sweepPayments,
  renewTariffs,
  checkMoneyNightly,
  checkOneRefund,
  sweepRefunds,
  returnContacts,
];
