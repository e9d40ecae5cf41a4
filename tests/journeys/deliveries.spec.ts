import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail, queueMessage } from '#server/platform/deliveries.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await queueMail(
    product.db,
    { address: 'anna@example.com' },
    {
      subject: 'Новый пароль',
      lines: ['Нажмите на кнопку и придумайте <b>новый</b> пароль.'],
      code: '034567',
      action: { label: 'Придумать пароль', path: '/tariffs?from=letter' },
    },
  );
  await queueMessage(product.db, { address: '+79110000088' }, { text: 'Код: 876543. Тсс.' });
  await product.db
    .insertInto('letters')
    .values({
      channel: 'sms',
      recipient: '+79110000089',
      text: 'Код: 111222. Тсс.',
      error: 'SMSC 7 invalid number',
      failed_at: new Date(),
    })
    .execute();
});
afterAll(() => product.stop());

it.each([phoneScreen, desktop])('letters are read as they arrive, $width wide', async (screen) => {
  const { page, expectNoErrors, close } = await openAs(product, null, screen);
  await page.goto(`${product.origin}/dev/outbox`);
  const card = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect.poll(() => card('anna@').getByText('Ушло', { exact: true }).count()).toBe(1);
  await card('000-00-88').getByText('876543', { exact: true }).waitFor();
  await card('000-00-89').getByText('Не ушло: SMSC 7 invalid number').waitFor();

  expect(await problemsOf(page)).toEqual([]);

  await card('anna@').getByText('Как видит получатель').click();
  const letter = page.frameLocator('iframe[title*="Новый пароль"]');
  await expect.poll(() => letter.getByRole('heading', { name: 'Новый пароль' }).count()).toBe(1);
  expect(await letter.locator('body').innerText()).toContain('придумайте <b>новый</b> пароль');
  expect(await letter.getByText('034567').isVisible()).toBe(true);

  await card('anna@').getByRole('link', { name: 'Придумать пароль' }).click();
  await page.waitForURL('**/tariffs?from=letter');
  expectNoErrors();
  await close();
});
