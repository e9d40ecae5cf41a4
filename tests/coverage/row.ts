/** What the specification asks for, and the tests that show it: file and title as it is written there. */
export interface Row {
  asked: string;
  tests: [file: string, title: string][];
}

export interface Group {
  name: string;
  rows: Row[];
}

export const row = (asked: string, ...tests: Row['tests']): Row => ({ asked, tests });

const journeys = 'tests/journeys';

/** Files that show much. */
export const files = {
  modals: `${journeys}/modals.spec.ts`,
  accountModals: `${journeys}/account-modals.spec.ts`,
  guards: `${journeys}/guards.spec.ts`,
  client: `${journeys}/client.spec.ts`,
  tariffs: `${journeys}/tariffs.spec.ts`,
  coverage: `${journeys}/coverage.spec.ts`,
  transport: 'web/lib/api/browser-transport.test.ts',
  nextStep: 'web/session/steps/next-step.test.ts',
  notifications: 'web/notifications/notifications-state.test.ts',
} as const;
