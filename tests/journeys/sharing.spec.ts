import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { violationsOf } from './screen-checks.ts';
import { patience } from './navigation.ts';
import { desktop, phoneScreen } from './people.ts';

let product: Product;
let address: string;
beforeAll(async () => {
  product = await startProduct();
  const nanny = await createPerson(product, { role: 'worker' });
  const card = await createPublished(nanny, 'resume', { title: 'Няня на вечер' });
  address = product.origin + cardPath(card);
});
afterAll(() => product.stop());

it('a card is shared by its link, copied or sent by an address of others', async () => {
  const { page, expectNoErrors, close } = await product.open({
    ...desktop,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.goto(address);
  await page.evaluate(() => {
    window.open = (opened) => {
      document.body.dataset['opened'] = String(opened);
      return null;
    };
  });
  const press = async (name: string) => {
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await page.getByRole('menuitem', { name }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('menuitem', { name }).click();
  };

  await press('Скопировать ссылку');
  await page.getByText('Ссылка скопирована').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const link = encodeURIComponent(address);
  const title = encodeURIComponent('Няня на вечер');
  for (const [name, opened] of [
    ['Telegram', `https://t.me/share/url?url=${link}&text=${title}`],
    ['WhatsApp', `https://wa.me/?text=${title}%0A${link}`],
    ['ВКонтакте', `https://vk.com/share.php?url=${link}&title=${title}`],
  ] as const) {
    await press(name);
    await expect
      .poll(() => page.evaluate(() => document.body.dataset['opened']), patience)
      .toBe(opened);
  }
  expectNoErrors();
  await close();
});

it('a phone shares by a sheet of its own, and by ours where that fails', async () => {
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  await page.addInitScript(() => {
    const own = {
      canShare: () => true,
      share(shared: unknown) {
        document.body.dataset['shared'] = JSON.stringify(shared);
        const fails = sessionStorage.getItem('fails') !== null;
        return fails ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve();
      },
    };
    for (const [name, value] of Object.entries(own)) {
      Object.defineProperty(navigator, name, { value });
    }
  });
  await page.goto(address);
  const share = page.getByRole('button', { name: 'Поделиться' });
  await share.click();
  const shared = () => page.evaluate(() => document.body.dataset['shared']);
  await expect
    .poll(shared, patience)
    .toBe(JSON.stringify({ url: address, title: 'Няня на вечер' }));
  expect(await page.getByRole('menu').count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('fails', 'yes'));
  await share.click();
  await page.getByRole('menuitem', { name: 'Скопировать ссылку' }).waitFor();
  expectNoErrors();
  await close();
});
