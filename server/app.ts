import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { addRecoveryRoutes } from './accounts/recovery.routes.ts';
import { addAccountsRoutes } from './accounts/routes.ts';
import { addAdminRoutes } from './admin/routes.ts';
import { addRssRoute } from './blog/rss.routes.ts';
import { addBroadcastsRoutes } from './broadcasts/routes.ts';
import { addBlogRoutes } from './blog/routes.ts';
import { addStopWordsRoutes } from './text-checks/routes.ts';
import { addReasonTemplatesRoutes } from './reason-templates/routes.ts';
import { addSearchWordsRoutes } from './admin/search-words/routes.ts';
import { addSearchRoutes } from './search/routes.ts';
import { addCardPhotosRoutes } from './cards/drafts/photos.routes.ts';
import { addCardsBySlugRoutes } from './cards/views/by-slug.routes.ts';
import { addCardLifeRoutes } from './cards/lifecycle/routes.ts';
import { addCardViewsRoutes } from './card-views/routes.ts';
import { addCardsRoutes } from './cards/routes.ts';
import { addSuggestionsRoutes } from './autocomplete/routes.ts';
import { addCategoriesRoutes } from './categories/routes.ts';
import { addComplaintsRoutes } from './complaints/routes.ts';
import { addContactsRoutes } from './contacts/routes.ts';
import { addContentRoutes } from './content/routes.ts';
import { addDeletionRoutes } from './deletion/routes.ts';
import { addExportRoutes } from './export/routes.ts';
import { addExamsRoutes } from './exams/routes.ts';
import { addFavoritesRoutes } from './favorites/routes.ts';
import { addCheckInsRoutes } from './check-ins/routes.ts';
import { addDeedsRoutes } from './deeds/routes.ts';
import { addReferencesRoutes } from './references/routes.ts';
import { addFeedbackRoutes } from './feedback/routes.ts';
import { fileUses } from './file-uses.ts';
import { addDocumentRoutes, addFilesRoutes } from './files/routes.ts';
import { addDialogsRoutes } from './dialogs/routes.ts';
import { addMeetingRoutes } from './dialogs/meetings/routes.ts';
import { addFitRoutes } from './fit/routes.ts';
import { addDeliveriesRoutes, addDeliveryPageRoute } from './deliveries/routes.ts';
import { addNotificationsRoutes } from './notifications/routes.ts';
import { addPassportRoutes } from './passport/routes.ts';
import { addBlockingRoutes } from './blocking/routes.ts';
import { addPaymentsRoutes } from './payments/routes.ts';
import { addSubscriptionsRoutes } from './payments/subscriptions.routes.ts';
import { addTransactionsRoutes } from './payments/transactions.routes.ts';
import { addPlacesRoutes } from './places/routes.ts';
import { openAdmission } from './platform/admission.ts';
import { supportWidgetOf } from './platform/config/outside-scripts.ts';
import { answerUnknownCalls } from './platform/http/error-answers.ts';
import type { Deps } from './platform/deps.ts';
import { addDrain } from './platform/http/drain.ts';
import { addHealthRoutes } from './platform/http/health.ts';
import { createServer } from './platform/http.ts';
import { measureRequests } from './platform/metrics/requests.ts';
import { publishOpenApi } from './platform/http/openapi.ts';
import { addRealtime } from './platform/realtime.ts';
import { socketOrigin } from './platform/realtime/signature.ts';
import { createAddRoute } from './platform/route.ts';
import { addShareImagesRoutes } from './share-images/routes.ts';
import { addProfileRoutes } from './profile/routes.ts';
import { addResponsesRoutes } from './responses/routes.ts';
import { addResponseTemplatesRoutes } from './responses/templates.routes.ts';
import { addSandboxBankRoutes } from './sandbox-bank/routes.ts';
import { addSelfAssessmentRoutes } from './self-assessment/routes.ts';
import { addSettingsRoutes } from './settings/routes.ts';
import { addSiteSettingsRoutes } from './site-settings/routes.ts';
import { addRatingRoutes } from './rating/routes.ts';
import { realtimeChannels } from './realtime-channels.ts';
import { addRealtimeRoutes } from './realtime/routes.ts';
import { addSavedSearchesRoutes } from './saved-searches/routes.ts';
import { findCookieOwner, liveSessions, resolveViewer } from './session/access.ts';
import { addCsrfCookieRoute, addSessionRoutes } from './session/routes.ts';
import { addManifestRoute } from './public-config/manifest.routes.ts';
import { addPublicConfigRoutes } from './public-config/routes.ts';
import { addSitemapRoutes } from './sitemap/routes.ts';
import { addTariffEditingRoutes } from './tariffs/editing.routes.ts';
import { addTariffsRoutes } from './tariffs/routes.ts';
import { registerWeb, type WebOptions } from './web.ts';

export interface App {
  server: FastifyInstance;
  /** Every endpoint that was put on the server, for the documentation and the rights matrix. */
  endpoints: Endpoint[];
  /** To be awaited before the server is closed. */
  drain: () => Promise<void>;
}

/** The whole product: one line a room, and the pages when asked for. */
export async function buildApp(deps: Deps, web?: WebOptions): Promise<App> {
  const server = await createServer(deps);
  if (deps.metrics) measureRequests(server, deps.metrics);
  const drain = addDrain(server, deps.config.drainSeconds);
  const admit = openAdmission(server, deps);
  const findOwner = (visitor: FastifyRequest) => findCookieOwner({ ...deps, admit }, visitor);
  if (web) {
    const { pusher, outside } = deps.config;
    const originOf = (address = '') => (address ? new URL(address).origin : undefined);
    await registerWeb(
      server,
      web,
      { admit, findOwner },
      {
        ...(pusher && { socketOrigin: socketOrigin(deps.config) }),
        sentryOrigin: originOf(outside.sentry?.dsn),
        widgetOrigin: originOf(supportWidgetOf(deps.config) ?? undefined),
      },
    );
  }
  await publishOpenApi(server, deps.config);
  const endpoints: Endpoint[] = [];
  const common = {
    resolveViewer: (request: FastifyRequest) => resolveViewer({ ...deps, admit }, request),
    admit,
    added: endpoints,
  };
  const add = createAddRoute(server, deps, common);
  const addSearch = createAddRoute(server, deps, { ...common, asksFor: 'search' });
  const addEssential = createAddRoute(server, deps, { ...common, asksFor: 'essential' });
  const addRecovery = createAddRoute(server, deps, { ...common, asksFor: 'recovery' });

  addHealthRoutes(server, deps, drain);
  addFilesRoutes(server, deps, { admit, uses: fileUses, resolveViewer: common.resolveViewer });
  addDocumentRoutes(add, fileUses);
  addSitemapRoutes(server, deps, admit);
  addShareImagesRoutes(server, deps, admit);
  addCsrfCookieRoute(server, deps.config, common.resolveViewer);
  addManifestRoute(server, deps);
  addPublicConfigRoutes(addEssential);
  addRealtime(server, deps, {
    liveSessions: (ids) => liveSessions(deps.db, ids),
    channels: realtimeChannels,
  });
  addRealtimeRoutes(add, realtimeChannels);
  addPlacesRoutes(add);
  addCategoriesRoutes(add);
  addSessionRoutes(addEssential);
  addAccountsRoutes(addEssential);
  addRecoveryRoutes(addRecovery);
  addProfileRoutes(add);
  addRatingRoutes(add);
  addNotificationsRoutes(add);
  addPassportRoutes(add);
  addSelfAssessmentRoutes(add);
  addExamsRoutes(add);
  addFeedbackRoutes(add);
  addReferencesRoutes(add);
  addDeedsRoutes(add);
  addCheckInsRoutes(add);
  addCardsRoutes(addSearch);
  addCardLifeRoutes(add);
  addCardPhotosRoutes(add);
  addCardsBySlugRoutes(add);
  addCardViewsRoutes(add);
  addSuggestionsRoutes(add);
  addSearchRoutes(addSearch);
  addFavoritesRoutes(add);
  addSavedSearchesRoutes(add);
  addSettingsRoutes(add);
  addExportRoutes(add);
  addDeletionRoutes(add);
  addTariffsRoutes(addEssential);
  addTariffEditingRoutes(add);
  addPaymentsRoutes(addEssential);
  addSubscriptionsRoutes(add);
  addTransactionsRoutes(add);
  addContactsRoutes(add);
  addResponsesRoutes(add);
  addFitRoutes(add);
  addResponseTemplatesRoutes(add);
  addDialogsRoutes(add);
  addMeetingRoutes(add);
  addComplaintsRoutes(add);
  addContentRoutes(add);
  addBlogRoutes(add);
  addRssRoute(server, deps, admit);
  addSiteSettingsRoutes(add);
  addBroadcastsRoutes(add);
  addStopWordsRoutes(add);
  addReasonTemplatesRoutes(add);
  addSearchWordsRoutes(add);
  addBlockingRoutes(add);
  addAdminRoutes(add);
  if (deps.config.mode === 'demo') {
    addDeliveriesRoutes(add);
    addDeliveryPageRoute(server, deps);
    addSandboxBankRoutes(server, deps);
  }

  answerUnknownCalls(server);
  return { server, endpoints, drain: drain.drain };
}
