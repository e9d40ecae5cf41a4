import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { bundledChromium, type Program } from './bundled-chromium.ts';

export { openPage, type WatchedPage } from './watched-page.ts';

// Quiet and closed: it must not look for its maker's hosts while the tests run.
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A tab that is blank for a while keeps its process, and what that has compiled.
  '--process-per-site',
];

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

let running: Promise<Browser> | undefined;

/**
 * The Chromium of this worker, begun with the first file that wants it and ended with the process:
 * what one file does stays in profiles of its own. One that has died is replaced.
 */
export async function sharedChromium(): Promise<Browser> {
  const browser = await (running ??= launchChromium());
  if (browser.isConnected()) return browser;
  running = undefined;
  return sharedChromium();
}

/** A real Chromium: CHROMIUM_PATH, or the one from npm, or the machine's where npm has none. */
async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: FLAGS,
    // Without an encoding of the machine files of Russian names have none.
    env: { ...inherited(), LC_ALL: 'C.UTF-8', ...env },
  });
}

async function findChromium(): Promise<Program> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, env: {} };
  const own = USUAL_PATHS.find((path) => existsSync(path));
  // The same version for everybody, and quicker by a third than those that systems bring.
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  return own && !isPacked ? { executablePath: own, env: {} } : bundledChromium();
}

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
