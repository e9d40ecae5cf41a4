import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

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
  /** Other settings of the browser context: colour scheme, stored cookies, touch. */
  context?: Parameters<Browser['newContext']>[0];
}

/** A page in a fresh profile that remembers every error, failed request and hydration warning. */
export async function openPage(browser: Browser, options: PageOptions): Promise<WatchedPage> {
  const { width, height, locale = 'ru-RU', javaScriptEnabled = true, stored } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    javaScriptEnabled,
    ...options.context,
  });
  if (stored) await context.addInitScript(store, stored);
  const page = await context.newPage();
  const errors: string[] = [];
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
    close: () => context.close(),
  };
}

/**
 * In the page, before its own scripts, and once only. The `storageState` of a context loads a page
 * for it, with a process of its own.
 */
function store(stored: Record<string, string>): void {
  const mark = 'tests.stored';
  // A frame in a sandbox has no origin, and no storage.
  if (origin === 'null' || localStorage.getItem(mark)) return;
  for (const [key, value] of Object.entries({ ...stored, [mark]: 'yes' })) {
    localStorage.setItem(key, value);
  }
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
