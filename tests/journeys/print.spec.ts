import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { formatPhone } from '#contract/contacts.ts';
import type { DemoCard } from '#db/demo/card.ts';
import { generateCards } from '#db/demo/generate.ts';
import { loadCards } from '#db/demo/load.ts';
import { trades } from '#db/demo/trades.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import type { WatchedPage } from '#tests/harness/watched-page.ts';
import { applyLook } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

declare global {
  /** How often the page has asked the browser to print. */
  var printed: number | undefined;
}

let product: Product;
let nanny: Person;
let longest: OwnCard;
beforeAll(async () => {
  product = await startProduct();
  nanny = await createPerson(product, { role: 'worker', name: 'Константин Задунайский' });
  longest = await createPublished(nanny, 'resume', {
    title: 'Высококвалифицированная няня-воспитательница с медицинским образованием и опытом',
    about: 'Работаю с детьми давно и с радостью.\n'.repeat(100),
  });
});
afterAll(() => product.stop());

async function open(person: Person | null, screen: typeof desktop): Promise<WatchedPage> {
  const opened = await openAs(product, person, screen);
  // Portraits of people who do not exist are only drawn where the demo runs.
  opened.expectError(/\/files\/drawn-/);
  await opened.page.addInitScript(() => {
    globalThis.print = () => void (globalThis.printed = (globalThis.printed ?? 0) + 1);
  });
  return opened;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

async function pressPrint(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Распечатать' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => globalThis.printed), patience).toBe(1);
}

/** Of the PDF that Chromium makes, as somebody has it who chooses nothing. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page[^s]/g)].length;
}

const paper = { width: 703, height: 1039 };

/** Looks at the paper instead of the screen. */
async function onPaper<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await page.emulateMedia({ media: 'print' });
  const result = await look();
  await page.emulateMedia({ media: null });
  return result;
}

async function addressInQr(page: Page): Promise<string | undefined> {
  const picture = await page.locator('[data-qr]').screenshot();
  const { data, info } = await sharp(picture)
    .resize({ width: 400, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Sections that have found no room on the sheet. */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const rest = document.querySelector('[data-sheet="rest"]');
    const edge = rest?.getBoundingClientRect().right ?? 0;
    const titles = [...(rest?.querySelectorAll('h2') ?? [])];
    return titles.flatMap((title) =>
      title.getBoundingClientRect().left >= edge ? [title.textContent] : [],
    );
  });

const sizeOf = ({ draft }: DemoCard) =>
  JSON.stringify([draft.title, draft.about, draft.answers, draft.workplaces]).length;

describe('the longest of many cards', () => {
  const now = new Date();
  const cards = trades.flatMap((trade, at) =>
    (['resume', 'vacancy'] as const).map((kind, odd) => {
      // People are told apart by their numbers.
      const first = 1 + 100 * (2 * at + odd);
      const options = { seed: 7, now, count: 30, kinds: [kind], trades: [trade], first };
      const [card] = [...generateCards(options)].toSorted((a, b) => sizeOf(b) - sizeOf(a));
      if (!card) throw new Error(`No ${kind} of ${trade.category}`);
      return { category: trade.category, kind, card };
    }),
  );
  let opened: WatchedPage;
  beforeAll(async () => {
    await loadCards(
      product.db,
      cards.map(({ card }) => card),
      'no password',
    );
    opened = await open(null, paper);
  });
  afterAll(() => opened.close());

  it.each(cards)('$category, $kind: one sheet, and its code leads back', async ({ card }) => {
    const { page, expectNoErrors } = opened;
    await visit(page, cardPath(card));
    expect(await sheetsOf(page)).toBe(1);
    await onPaper(page, async () => {
      // Of the longest answers the last ones may have to be read on the site.
      expect((await leftOut(page)).length).toBeLessThan(2);
      expect(await page.getByText('на сайте «Рядом»').isVisible()).toBe(true);
    });
    await pressPrint(page);
    expect(await sheetsOf(page)).toBe(1);
    const address = await onPaper(page, () => addressInQr(page));
    expect(address).toBe(product.origin + cardPath(card));
    expectNoErrors();
  });
});

/** Whose part of the sheet sticks out of it, or is not there at all. */
const faultsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('[data-sheet="card"]')?.getBoundingClientRect();
    const parts = ['h1', '[data-sheet="head"]', '[data-sheet="story"]', '[data-sheet="checked"]'];
    return parts.filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      if (!sheet || !box) return true;
      return box.height === 0 || box.bottom > sheet.bottom + 1 || box.right > sheet.right + 1;
    });
  });

const paintOf = (page: Page) =>
  page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('h1') ?? document.body);
    const { backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });

it.each(['light', 'dark', 'large'] as const)(
  'is black on white and whole, whatever the screen looks like (%s)',
  async (look) => {
    const { page, expectNoErrors, close } = await open(null, paper);
    await visit(page, cardPath(longest));
    await applyLook(page, look);
    expect(await sheetsOf(page)).toBe(1);
    await onPaper(page, async () => {
      expect(await paintOf(page)).toEqual({
        color: 'rgb(0, 0, 0)',
        backgroundColor: 'rgb(255, 255, 255)',
      });
      expect(await faultsOnPaper(page)).toEqual([]);
      for (const hidden of ['header nav', 'footer', 'main button', '#similar']) {
        expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
      }
    });
    expectNoErrors();
    await close();
  },
);

it('leaves of a list what is read: whole cards, and nothing to press', async () => {
  const { page, expectNoErrors, close } = await open(null, paper);
  await visit(page, '/resumes');
  const tile = page.locator('.tiles > li').first();
  await tile.waitFor();
  await onPaper(page, async () => {
    expect(await tile.evaluate((it) => getComputedStyle(it).breakInside)).toBe('avoid');
    const pressed = page.locator('main button, main search, main nav[aria-label="Страницы"]');
    expect(await pressed.filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
  expectNoErrors();
  await close();
});

it('has the contact of whom the viewer has opened, with the button or without', async () => {
  const family = await createPerson(product, { role: 'employer' });
  await createPublished(family, 'vacancy');
  const phone = formatPhone(nanny.phone);
  const { page, expectNoErrors, close } = await open(family, desktop);
  await visit(page, cardPath(longest));
  await pressPrint(page);
  expect(await page.locator('main').textContent()).not.toContain(phone);

  await family.visitor.call(openContacts.resume, { params: { slug: longest.slug } });
  await page.reload();
  const line = page.locator('main').getByText(phone);
  await line.waitFor({ state: 'attached' });
  expect(await line.isVisible()).toBe(false);
  await onPaper(page, async () => expect(await line.isVisible()).toBe(true));
  expect(await sheetsOf(page)).toBe(1);
  expectNoErrors();
  await close();
});

it('prints without its code when that does not come', async () => {
  const { page, expectError, close } = await open(null, phoneScreen);
  expectError(/qr-/);
  await visit(page, cardPath(longest));
  await page.route(/\/qr-[^/]*\.js$/, (route) => route.abort());
  // A part that is missing may be of an older build: the page first loads itself anew, once.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Распечатать' }).click();
  await loaded;
  await expect.poll(place(page), patience).toBe(cardPath(longest));
  await pressPrint(page);
  expect(await page.locator('[data-qr]').count()).toBe(0);
  expect(await sheetsOf(page)).toBe(1);
  await close();
});

it('a list on paper is its cards: nothing to press, no links to other lists', async () => {
  const { page, expectNoErrors, close } = await open(null, paper);
  await visit(page, '/resumes');
  const cities = page.getByRole('heading', { name: 'По городам' });
  const heart = page.locator('.tile-heart').first();
  const frame = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  for (const part of [cities, heart]) expect(await part.isVisible()).toBe(true);
  await onPaper(page, async () => {
    for (const part of [cities, heart]) expect(await part.isVisible()).toBe(false);
    // A frame of the tile itself would be begun at the foot of the page before.
    expect([await frame('.tiles > li'), await frame('.tiles > li > .tile')]).toEqual([
      '1px',
      '0px',
    ]);
  });
  expectNoErrors();
  await close();
});
