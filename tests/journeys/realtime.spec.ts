import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#contract/session.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { noteTo } from '#tests/notes.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, signIn } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const quiet = '/cookiepolicy-page';

/** The pages of one browser, and what they have said and heard over sockets. */
async function openAt(path: string, who: Person | null) {
  const watched = await openAs(product, who, desktop);
  const { page } = watched;
  const lines = countLines(page);
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
  return { ...watched, lines };
}

function countLines(page: Page) {
  const lines = { opened: 0, listening: 0, closed: 0 };
  page.on('websocket', (socket) => {
    lines.opened += 1;
    socket.on('close', () => void (lines.closed += 1));
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('subscription_succeeded')) lines.listening += 1;
    });
  });
  return lines;
}

const unread = (page: Page) =>
  page.evaluate(() => {
    const router = globalThis.__TSR_ROUTER__ as unknown as KnowingRouter;
    return router.options.context.session.known()?.unread_notifications_count ?? null;
  });

interface KnowingRouter {
  options: {
    context: { session: { known: () => { unread_notifications_count: number } | null } };
  };
}

const tell = (id: number) => product.db.transaction().execute((trx) => notify(trx, noteTo(id)));

describe('the line of a page', () => {
  it('is opened for whoever is signed in, and brings what is new', async () => {
    const person = await createPerson(product, { role: 'moderator' });
    const { page, lines, expectNoErrors, close } = await openAt(quiet, person);
    await expect.poll(() => lines, patience).toEqual({ opened: 1, listening: 1, closed: 0 });
    expect(await unread(page)).toBe(0);
    await tell(person.id);
    await expect.poll(() => unread(page), patience).toBe(1);
    expectNoErrors();
    await close();
  });

  it('is opened again when it was lost, and what was missed is asked for', async () => {
    const person = await createPerson(product, { role: 'moderator' });
    const watched = await openAs(product, person, desktop);
    const { page, expectNoErrors, close } = watched;
    const lines = countLines(page);
    const opened: WebSocketRoute[] = [];
    await page.routeWebSocket('**/app/**', (socket) => {
      socket.connectToServer();
      opened.push(socket);
    });
    await page.goto(product.origin + quiet);
    await expect.poll(() => opened.length, patience).toBe(1);
    await expect.poll(() => lines.listening, patience).toBe(1);
    await opened[0]?.close({ code: 4100, reason: 'Going down' });
    await tell(person.id);
    await expect.poll(() => opened.length, patience).toBe(2);
    await expect.poll(() => unread(page), patience).toBe(1);
    expectNoErrors();
    await close();
  });

  it('is not opened for guests, who do not even load what it needs', async () => {
    const scripts: string[] = [];
    const { page, lines, expectNoErrors, close } = await openAt(quiet, null);
    page.on('request', (request) => scripts.push(request.url()));
    await page.reload();
    await expect.poll(place(page), patience).toBe(quiet);
    await page.waitForTimeout(1500);
    expect(lines.opened).toBe(0);
    const texts = await Promise.all(
      scripts.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('pusher:subscribe'))).toEqual([]);
    expectNoErrors();
    await close();
  });

  it('closes with the logout, which nobody is told about', async () => {
    const person = await createPerson(product, { role: 'moderator' });
    const { page, lines, expectNoErrors, close } = await openAt(quiet, person);
    await expect.poll(() => lines.listening, patience).toBe(1);
    // The news that the session is over comes before the answer to the logout.
    await page.route('**/api/v1/logout', async (route) => {
      const response = await route.fetch();
      await page.waitForTimeout(700);
      await route.fulfill({ response });
    });
    await page.locator('summary', { hasText: 'Мой кабинет' }).click();
    await page.getByRole('button', { name: 'Выход' }).click();
    await expect.poll(place(page), patience).toBe('/');
    await expect.poll(() => lines.closed, patience).toBe(1);
    await page.waitForTimeout(1500);
    expect(lines.opened).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expectNoErrors();
    await close();
  });
});

it('a session that ends elsewhere resets the page at once, and the next one has a line', async () => {
  const person = await createPerson(product, { role: 'moderator' });
  const { page, lines, expectError, expectNoErrors, close } = await openAt(quiet, person);
  expectError(/ 401 /);
  await expect.poll(() => lines.listening, patience).toBe(1);
  expect((await person.visitor.call(logout)).status).toBe(204);
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByText(/Вход\sзакончился/).waitFor();
  await dialog.getByLabel('Телефон или почта').waitFor();
  await signIn(page, person.phone);
  await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0);
  await expect.poll(() => lines, patience).toEqual({ opened: 2, listening: 2, closed: 1 });
  await tell(person.id);
  await expect.poll(() => unread(page), patience).toBe(1);
  expectNoErrors();
  await close();
});
