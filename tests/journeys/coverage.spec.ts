import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { type Looker, specPages } from '#tests/coverage/pages.ts';
import { beginDialog } from '#tests/dialogs.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import type { WatchedPage } from '#tests/harness/watched-page.ts';
import { dialogs } from './dialogs.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
/** What stands in the examples of addresses. */
let made: Record<string, string>;
let browsers: Record<Looker, WatchedPage>;

beforeAll(async () => {
  product = await startProduct();
  const [newcomer, worker, family] = await Promise.all([
    createPerson(product, { role: 'worker' }),
    createPerson(product, { role: 'worker' }),
    createPerson(product, { role: 'employer' }),
  ]);
  const resume = await createPublished(worker, 'resume');
  const vacancy = await createPublished(family, 'vacancy');
  const channel = await beginDialog(family, resume);
  made = { worker: resume.slug, family: vacancy.slug, channel };
  await startCard(newcomer, 'resume', goodDraft('resume'));
  await startCard(family, 'vacancy', goodDraft('vacancy'));
  const open = (person: typeof worker | null) => openAs(product, person, phoneScreen);
  browsers = {
    guest: await open(null),
    newcomer: await open(newcomer),
    worker: await open(worker),
    family: await open(family),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(browsers).map(({ close }) => close()));
  await product.stop();
});

const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, key: string) => made[key] ?? '');

describe('a page of the specification', () => {
  it.each(specPages)('$route opens for a $who', async ({ path, who, title }) => {
    const { page, expectNoErrors } = browsers[who];
    await page.goto(product.origin + filled(path));
    // The tour goes on to the one of whoever looks for work.
    const at = async () => (await place(page)()).replace('?role=worker', '');
    await expect.poll(at, patience).toBe(filled(path));
    const shown = async () => (await page.title()).replaceAll(/\s+/g, ' ');
    await expect.poll(shown, patience).toMatch(new RegExp(`^${title}.* — Рядом$`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await dialogs(page).count()).toBe(0);
    expectNoErrors();
  });
});

describe('all pages', () => {
  it('are in Russian and as wide as the device', async () => {
    const { page } = browsers.guest;
    await page.goto(product.origin);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).toContain('width=device-width');
    expect(viewport).toContain('user-scalable=no');
    await page.getByRole('heading', { name: 'Доступная помощь для любого возраста' }).waitFor();
  });

  it('show what happened for four seconds, above everything else', async () => {
    const { page } = browsers.family;
    await page.addInitScript((words) => {
      let isShown = false;
      const look = () => {
        const isThere = document.body?.textContent.includes(words) ?? false;
        if (isThere !== isShown) performance.mark(isThere ? 'shown' : 'gone');
        isShown = isThere;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, 'Такого окна нет');
    await page.goto(`${product.origin}/about?modal=nope`);
    const told = page.getByText('Такого окна нет');
    await told.waitFor();
    const above = await told.evaluate((one) => {
      const layer = one.closest('[aria-live]');
      return layer && getComputedStyle(layer).zIndex;
    });
    expect(above).toBe('10000');
    await told.waitFor({ state: 'detached' });
    // By the clock of the page: whoever looks from outside is late on a busy machine.
    const [shown = NaN, gone = NaN] = await page.evaluate(() =>
      ['shown', 'gone'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(gone - shown).toBeGreaterThan(3900);
    expect(gone - shown).toBeLessThan(6000);
  });
});
