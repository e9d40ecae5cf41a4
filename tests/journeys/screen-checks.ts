import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type checker from 'axe-core';
import type { Locator, Page } from 'playwright-core';

/** The small one: every page that is looked at reads it anew. */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

export type Look = 'light' | 'dark' | 'large';

/**
 * The words stay, so in other looks than the first only what depends on colours or on sizes is looked
 * at. Colours come from tokens whose contrast is proven in both schemes, in `theme.test.ts`.
 */
const rulesOf: Record<Look, string[] | undefined> = {
  light: undefined,
  dark: ['color-contrast', 'link-in-text-block'],
  large: ['scrollable-region-focusable', 'target-size'],
};

/** What axe finds on the page as it is now. Past the rules of the page: it is not part of it. */
export async function violationsOf(page: Page, look: Look = 'light'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    // A dialog that has not come into sight yet is none for a checker.
    const isComing = () =>
      [...document.querySelectorAll('[role=dialog], dialog')].some(
        (dialog) =>
          dialog.getBoundingClientRect().top >= innerHeight ||
          !dialog.checkVisibility({ opacityProperty: true }),
      );
    for (let frames = 0; frames < 120 && isComing(); frames += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    // What is still fading in has less contrast than it will have.
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      return ends && playState === 'running' && timeline === document.timeline;
    });
    await Promise.race([
      Promise.allSettled(moving.map(({ finished }) => finished)),
      new Promise((resolve) => {
        setTimeout(resolve, 2000);
      }),
    ]);
    // The name that it gives itself.
    const { axe } = globalThis as unknown as { axe: typeof checker };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      // Sheets of styles are asked for anew for one rule, which is not among these.
      preload: false,
      // The viewport tag is as it was asked for; large type makes up for it.
      rules: { 'meta-viewport': { enabled: false } },
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
  }, rulesOf[look]);
}

/** As the script before the first paint does it, but no colour is on its way for a while. */
export async function applyLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (wanted) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    const { dataset } = document.documentElement;
    dataset.theme = wanted === 'dark' ? 'dark' : 'light';
    if (wanted === 'large') dataset.type = 'large';
    else delete dataset.type;
    // Opening is a matter of an instant, for whoever wants no motion.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, look);
}

interface Screen {
  width: number;
  height: number;
  /** Here, too, nothing may stick out. */
  narrowest: number;
  looks: readonly Look[];
}

/** Both have the same colours, so a desk has only its own places to show. */
const screens: Screen[] = [
  { width: 360, height: 740, narrowest: 320, looks: ['light', 'dark', 'large'] },
  { width: 1440, height: 900, narrowest: 768, looks: ['light', 'large'] },
];

/** Of a page as it was opened, which is then looked at on every screen and in every look. */
export async function problemsEverywhere(page: Page, what: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { narrowest, looks, ...screen } of screens) {
    for (const look of looks) {
      await page.setViewportSize(screen);
      await applyLook(page, look);
      const found = await violationsOf(page, look);
      if (look !== 'dark') {
        found.push(...(await overflowOf(page)), ...(await cutWordsOf(page)));
        // Last, for each new size is a page laid out anew.
        await page.setViewportSize({ ...screen, width: narrowest });
        found.push(...(await overflowOf(page)), ...(await cutWordsOf(page)));
      }
      problems.push(...found.map((text) => `${what} ${look} ${screen.width}: ${text}`));
    }
  }
  return problems;
}

/** What axe finds, and what sticks out, in plain and in large type. */
export async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const look of ['light', 'large'] as const) {
    await applyLook(page, look);
    problems.push(...(await violationsOf(page, look)), ...(await overflowOf(page)));
    problems.push(...(await cutWordsOf(page)));
  }
  await applyLook(page, 'light');
  return problems;
}

/** By how many pixels the page is wider than the window, and what sticks out. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.body;
    // What a modal scrolls it scrolls downwards only.
    const inModals = [...document.querySelectorAll(':is([role=dialog], dialog) .overflow-y-auto')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `a modal: ${box.scrollWidth} > ${box.clientWidth}`);
    if (scrollWidth <= innerWidth) return inModals;
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    const names = wide.slice(0, 3).map(({ tagName, className }) => `${tagName}.${className}`);
    return [...inModals, `${scrollWidth} > ${innerWidth}: ${names.join(' | ')}`];
  });
}

/** Usual words that go on in the next line without a hyphen: their box is too narrow for them. */
export async function cutWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Addresses and names of files are no words.
    const usual = /(?<=^|[\s«(])\p{L}{4,16}(?=[»),.;:!?…]*(?:\s|$))/gu;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!box?.checkVisibility() || getComputedStyle(box).hyphens === 'auto') continue;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(usual)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(`cut: «${word}» in ${box.tagName}.${box.className}`);
      }
    }
    return cut;
  });
}

/** All of it, without scrolling. */
export async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

export interface Focus {
  /** With plain blanks, whatever keeps its words together. */
  name: string;
  /** Whether anybody could see where it is. */
  visible: boolean;
  within: 'dialog' | 'footer' | 'page';
}

declare global {
  // In the page that is looked at.
  var readFocus: () => Focus;
  var stops: Focus[];
}

/** What the focus is on. */
export async function focusOf(page: Page): Promise<Focus> {
  await watchFocus(page);
  return page.evaluate(() => globalThis.readFocus());
}

/** What the focus is on after each press of Tab. The key is held down, and the page takes notes: it is not asked each time. */
export async function stopsOf(page: Page, presses: number): Promise<Focus[]> {
  await watchFocus(page);
  await page.evaluate(() => {
    globalThis.stops = [];
  });
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  return page.evaluate(() => [...globalThis.stops.slice(1), globalThis.readFocus()]);
}

/** At each press of Tab the page notes what has the focus until then. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('readFocus' in globalThis) return;
    globalThis.readFocus = () => {
      const element = document.activeElement ?? document.body;
      const isOutlined = (pseudo?: string, shown = element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(shown, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      const labels = element instanceof HTMLInputElement ? element.labels : null;
      const words = labels?.[0]?.textContent ?? element.getAttribute('aria-label');
      const name = words ?? element.textContent ?? '';
      // A choice that is a whole card shows the focus of what is in it.
      const card = element.closest('label') ?? element;
      const visible = isOutlined() || isOutlined('::after') || isOutlined(undefined, card);
      const isIn = (selector: string) => element.closest(selector) !== null;
      const within = isIn('[role=dialog], dialog') ? 'dialog' : isIn('footer') ? 'footer' : 'page';
      return { name: name.replaceAll(/\s+/g, ' ').trim(), visible, within };
    };
    globalThis.stops = [];
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') globalThis.stops.push(globalThis.readFocus());
    };
    addEventListener('keydown', note, true);
  });
}
