import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** What a tab begins with, whoever had it before. */
interface TabOptions {
  viewport: { width: number; height: number };
  reducedMotion: 'reduce' | null;
  cookies: Cookies;
  /** What lies in the local storage of the first site that is opened. */
  stored: Record<string, string>;
}

interface Tab {
  page: Page;
  context: BrowserContext;
  /** How often it was lent: what a test leaks is not carried on for ever. */
  uses: number;
  /** A test has done to it what cannot be taken back. */
  isUsedUp: boolean;
  /** As they are for whoever cleans it. */
  addInitScript: Page['addInitScript'];
  newCDPSession: BrowserContext['newCDPSession'];
}

interface LentTab {
  page: Page;
  context: BrowserContext;
  giveBack: () => Promise<void>;
}

/**
 * Tabs that wait for the next test, by the settings that only a context of their own can have. A new
 * tab is a process that has read no script yet: its first page costs three times what a page costs in
 * one that has.
 */
const resting = new WeakMap<Browser, Map<string, Tab[]>>();
const mostUses = 40;

/**
 * A tab without cookies, storage, history, routes and listeners of those who had it before. What they
 * fetched may be there: only what is named by its contents may be kept by a browser.
 */
export async function takeTab(
  browser: Browser,
  settings: BrowserContextOptions,
  options: TabOptions,
): Promise<LentTab> {
  const tabs = restingOf(browser, JSON.stringify(settings));
  const tab = tabs.pop() ?? (await openTab(browser, settings));
  tab.uses += 1;
  const { page, context } = tab;
  await page.setViewportSize(options.viewport);
  await page.emulateMedia({ reducedMotion: options.reducedMotion });
  if (options.cookies.length > 0) await context.addCookies(options.cookies);
  const script = await tab.addInitScript(beginAnew, {
    stored: options.stored,
    mark: `${Date.now()}.${Math.random()}`,
  });
  let isBack = false;
  return {
    page,
    context,
    async giveBack() {
      if (isBack) return;
      isBack = true;
      const isEnd = tab.isUsedUp || tab.uses >= mostUses || page.isClosed();
      const isClean =
        !isEnd &&
        (await clean(tab, script).then(
          () => true,
          () => false,
        ));
      if (isClean) tabs.push(tab);
      else await context.close();
    },
  };
}

function restingOf(browser: Browser, key: string): Tab[] {
  const all = resting.get(browser) ?? new Map<string, Tab[]>();
  resting.set(browser, all);
  const tabs = all.get(key) ?? [];
  all.set(key, tabs);
  return tabs;
}

async function openTab(browser: Browser, settings: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const newCDPSession = context.newCDPSession.bind(context);
  const addInitScript = page.addInitScript.bind(page);
  const tab: Tab = { page, context, uses: 0, isUsedUp: false, addInitScript, newCDPSession };
  const note = () => (tab.isUsedUp = true);
  noteCalls(page, ['addInitScript', 'exposeFunction', 'exposeBinding'], note);
  noteCalls(context, ['addInitScript', 'exposeFunction', 'exposeBinding'], note);
  noteCalls(context, ['newCDPSession', 'grantPermissions', 'setGeolocation'], note);
  noteCalls(context, ['setExtraHTTPHeaders', 'route', 'on'], note);
  noteCalls(page.clock, ['install', 'setFixedTime', 'setSystemTime'], note);
  return tab;
}

function noteCalls<T extends object>(target: T, names: (keyof T)[], note: () => void): void {
  for (const name of names) {
    const call = (target[name] as (...args: unknown[]) => unknown).bind(target);
    const noted = (...args: unknown[]) => {
      note();
      return call(...args);
    };
    Object.assign(target, { [name]: noted });
  }
}

async function clean(
  { page, context, newCDPSession }: Tab,
  script: { dispose: () => Promise<void> },
): Promise<void> {
  page.removeAllListeners();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await script.dispose();
  await context.setOffline(false);
  // What the page writes while it is left is cleared after it.
  await page.goto('about:blank');
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null });
  await context.clearCookies();
  const devtools = await newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

/**
 * In the page, before its own scripts, and once only. The `storageState` of a context loads a page
 * for it, with a process of its own.
 */
function beginAnew({ stored, mark }: { stored: Record<string, string>; mark: string }): void {
  const name = 'tests.stored';
  // A frame in a sandbox has no origin, and no storage.
  if (origin === 'null' || localStorage.getItem(name) === mark) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries({ ...stored, [name]: mark })) {
    localStorage.setItem(key, value);
  }
}
