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
];

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A real Chromium: CHROMIUM_PATH, the machine's, or the one from npm (CHROMIUM=bundled forces it). */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: FLAGS,
    env: { ...inherited(), ...env },
  });
}

async function findChromium(): Promise<Program> {
  if (process.env.CHROMIUM === 'bundled') return bundledChromium();
  const own = [process.env.CHROMIUM_PATH ?? '', ...USUAL_PATHS].find((path) => existsSync(path));
  return own ? { executablePath: own, env: {} } : bundledChromium();
}

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
