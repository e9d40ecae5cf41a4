import { afterAll, beforeAll, expect, it } from 'vitest';
import { storePayment } from '#tests/authorization/stored-payment.ts';
import { createDialog, send } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const secret = 'Письмо-Тайное';

async function get(path: string, person: Person | null) {
  const cookies = [...(person?.visitor.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
  const headers = { cookie: cookies.join('; ') };
  const answer = await fetch(product.origin + path, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

it('dialogs and payments of others are as good as missing, in pages and in calls', async () => {
  const { worker, family, channel } = await createDialog(product);
  await send(family, channel, secret);
  const payment = await storePayment(product, worker.id);
  const stranger = await createPerson(product, { role: 'worker', name: 'Посторонний' });
  const rows = [
    { path: `/account/message/${channel}`, owner: family, mark: secret },
    { path: `/api/v1/user/dialogs/channel/${channel}`, owner: family, mark: secret },
    { path: `/api/v1/user/dialogs/channel/${channel}/events?after=0`, owner: worker, mark: secret },
    { path: `/account/payment/${payment}`, owner: worker, mark: payment },
    { path: `/api/v1/payments/${payment}`, owner: worker, mark: payment },
  ];
  for (const { path, owner, mark } of rows) {
    const own = await get(path, owner);
    expect([path, own.status, own.text.includes(mark)]).toEqual([path, 200, true]);
    for (const foreign of [stranger, null]) {
      const { status, text } = await get(path, foreign);
      // A page says it in words, or leads to the login.
      const refused = path.startsWith('/api') ? (foreign ? 404 : 401) : status;
      expect([path, status]).toEqual([path, refused]);
      for (const hidden of [secret, 'Елена Соколова', 'Анна Петрова', 'amount_kopecks']) {
        expect([path, hidden, text.includes(hidden)]).toEqual([path, hidden, false]);
      }
    }
  }
});
