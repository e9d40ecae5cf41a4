import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './navigation.ts';

export const dialogs = (page: Page) => page.getByRole('dialog');

const holdsFocus = (page: Page) => () =>
  dialogs(page).evaluate((dialog) => dialog.contains(document.activeElement));

/** The modal of that title is open, no other is, and the focus is in it. */
export async function expectOnly(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).waitFor();
  await expect.poll(() => dialogs(page).count(), patience).toBe(1);
  await expect.poll(holdsFocus(page), patience).toBe(true);
}

export async function closed(page: Page): Promise<void> {
  await expect.poll(() => dialogs(page).count(), patience).toBe(0);
}

/** What has the focus, as people call it. */
export const focused = (page: Page) => () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
