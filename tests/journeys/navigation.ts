import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Router {
  state: { status: string };
}
declare global {
  // The name that the router gives itself.
  var __TSR_ROUTER__: Router | undefined;
}

export const patience = { timeout: 30_000, interval: 100 };

/**
 * For `expect.poll`: path and search of the page at rest, when no guard is at work and nothing is
 * being loaded any more; until then what it is doing.
 */
export function place(page: Page): () => Promise<string> {
  return () =>
    page.evaluate(() => {
      // The page forgets them once it is hydrated. What React leaves on an element comes earlier, in
      // the middle of its work, and a move at that moment is drawn over the page of the server.
      const isHydrated = window.earlyPress === undefined && document.querySelector('main');
      const status = (isHydrated && globalThis.__TSR_ROUTER__?.state.status) || 'not hydrated';
      return status === 'idle' ? decodeURIComponent(location.pathname + location.search) : status;
    });
}

/** A change of the page without a load, as a link makes it. */
export async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Counts how often the address of the page changes; a loop of redirects would never end. */
export function countMoves(page: Page): () => number {
  let moves = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves += 1;
  });
  return () => moves;
}

/** There is one link of that name, and it goes there. */
export async function leadsTo(inside: Locator, name: string, path: string): Promise<void> {
  const links = inside.getByRole('link', { name, exact: true });
  await links.waitFor();
  expect(await links.getAttribute('href')).toBe(path);
}
