import {
  addIntegration,
  type Breadcrumb,
  browserTracingIntegration,
  captureException,
  type Event,
  init,
} from '@sentry/browser';
import type { PublicConfig } from '#contract/public-config.ts';
import { listenTo } from './early-errors.ts';
import { withoutContacts, withoutSecrets } from './without-secrets.ts';

/** Loaded by itself once the page is idle; see `monitoring.tsx`. */
export function startSentry({ dsn, environment, release }: NonNullable<PublicConfig['sentry']>) {
  init({
    dsn,
    environment,
    ...(release !== null && { release }),
    sampleRate: 0.25,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // What it would take along by itself is everything.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Our own calls need no headers of a trace.
    tracePropagationTargets: [],
    // As every server of the protocol takes them: whole, when the page is done.
    traceLifecycle: 'static',
    // How many people come is counted elsewhere.
    integrations: (usual) => usual.filter(({ name }) => name !== 'BrowserSession'),
    beforeSend: (event) => cleaned(event),
    beforeSendTransaction: (event) => cleaned(event),
    beforeBreadcrumb: cleanedCrumb,
  });
  addIntegration(browserTracingIntegration({ enableInp: false }));
  listenTo((error) => captureException(error));
}

function cleaned<Kind extends Event>(event: Kind): Kind {
  delete event.user;
  if (event.request) {
    const { url } = event.request;
    event.request = url === undefined ? {} : { url: withoutSecrets(url) };
  }
  if (event.transaction) event.transaction = withoutSecrets(event.transaction);
  if (event.message) event.message = withoutContacts(event.message);
  for (const value of event.exception?.values ?? []) {
    if (value.value) value.value = withoutContacts(value.value);
  }
  for (const span of event.spans ?? []) {
    if (span.description) span.description = withoutSecrets(span.description);
    span.data = cleanedData(span.data);
  }
  if (event.contexts?.trace?.data)
    event.contexts.trace.data = cleanedData(event.contexts.trace.data);
  return event;
}

/** Where a person went and what was called; not what they pressed, for its words may be names. */
function cleanedCrumb(crumb: Breadcrumb): Breadcrumb | null {
  if (!['navigation', 'fetch', 'xhr'].includes(crumb.category ?? '')) return null;
  return crumb.data ? { ...crumb, data: cleanedData(crumb.data) } : crumb;
}

function cleanedData<Data extends Record<string, unknown>>(data: Data): Data {
  const entries = Object.entries(data)
    .filter(([key]) => !/query|fragment/.test(key))
    .map(([key, value]) => [key, typeof value === 'string' ? withoutSecrets(value) : value]);
  return Object.fromEntries(entries) as Data;
}
