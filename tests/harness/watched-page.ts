import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from 'playwright-core';
import { expect } from 'vitest';
import { type Cookies, takeTab } from './tabs.ts';

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Names, before it happens, what this page will complain about. */
  expectError: (pattern: RegExp) => void;
  /** Fails on everything that went wrong in the page so far and was not named. */
  expectNoErrors: () => void;
  close: () => Promise<void>;
}

interface PageOptions {
  width: number;
  height: number;
  locale?: string;
  javaScriptEnabled?: boolean;
  /** What lies in the local storage of the first site that is opened. */
  stored?: Record<string, string>;
  /** Other settings of the browser context: cookies, motion, touch. */
  context?: Omit<BrowserContextOptions, 'storageState' | 'reducedMotion'> & {
    storageState?: { cookies: Cookies };
    reducedMotion?: 'reduce';
  };
}

/** A page that remembers every error, failed request and hydration warning; nothing of another one is in it. */
export async function openPage(browser: Browser, options: PageOptions): Promise<WatchedPage> {
  const { width, height, locale = 'ru-RU', javaScriptEnabled = true, stored = {} } = options;
  const { storageState, reducedMotion = null, ...settings } = options.context ?? {};
  const { page, context, giveBack } = await takeTab(
    browser,
    {
      locale,
      javaScriptEnabled,
      // It stands between the page and what a test lays in the way of its calls.
      serviceWorkers: 'block',
      ...settings,
    },
    { viewport: { width, height }, reducedMotion, cookies: storageState?.cookies ?? [], stored },
  );
  const errors: string[] = [];
  const answers = followAnswers(page);
  const describeThis = () => describe(page, errors, answers);
  openPages.add(describeThis);
  const expected: RegExp[] = [];
  watch(page, javaScriptEnabled, (error) => errors.push(`${error} (on ${page.url()})`));
  return {
    page,
    context,
    expectError: (pattern) => void expected.push(pattern),
    expectNoErrors() {
      const isExpected = (error: string) => expected.some((pattern) => pattern.test(error));
      expect(
        errors.filter((error) => !isExpected(error)),
        'went wrong in the page',
      ).toEqual([]);
    },
    async close() {
      openPages.delete(describeThis);
      await giveBack();
    },
  };
}

const openPages = new Set<() => Promise<string>>();

/** What the pages show that a failed test left open, for whoever reads of it on another machine. */
export async function describeOpenPages(): Promise<string> {
  const described = await Promise.all([...openPages].map((describeOne) => describeOne()));
  return described.join('\n');
}

/** The last answers that the page had, and what it still waits for. */
function followAnswers(page: Page): () => string[] {
  const lines = new Map<Request, string>();
  const tell = (request: Request, became: string) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'font') return;
    lines.set(request, `${request.method()} ${request.url()} ${became}`);
  };
  page.on('request', (request) => tell(request, 'has no answer'));
  page.on('response', (response) => tell(response.request(), String(response.status())));
  page.on('requestfailed', (request) => tell(request, request.failure()?.errorText ?? 'failed'));
  return () => [...lines.values()].slice(-25);
}

async function describe(page: Page, errors: string[], answers: () => string[]): Promise<string> {
  const seen = await page.locator('main, [role=dialog], dialog, [role=status], [role=alert]').all();
  const trees = seen.map((part) => part.ariaSnapshot({ timeout: 5000 }).catch(String));
  const parts = [`--- ${page.url()}`, ...errors, ...answers(), ...(await Promise.all(trees))];
  return parts.join('\n').slice(0, 6000);
}

function watch(page: Page, runsScripts: boolean, report: (error: string) => void): void {
  page.on('pageerror', (error) => report(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A failed request is told here as well, with its address.
    if (message.type() === 'error') report(`console: ${text} ${message.location().url}`);
    else if (/hydrat/i.test(text)) report(`console ${message.type()}: ${text}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels what it was still loading.
    if (reason === 'net::ERR_ABORTED' || !sameOrigin(request.url(), page.url())) return;
    // With scripts off the browser refuses to fetch any, which is what was wanted.
    if (!runsScripts && request.url().endsWith('.js')) return;
    report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
}

const sameOrigin = (one: string, other: string): boolean =>
  URL.parse(one)?.origin === URL.parse(other)?.origin;
