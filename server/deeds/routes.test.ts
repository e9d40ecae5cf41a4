import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import {
  type Agreement,
  blankDeed,
  deedCalls,
  type DeedKind,
  emptyAgreement,
  emptyReceipt,
} from '#contract/deeds.ts';
import { agreementText, receiptText } from '#contract/deed-texts.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { createHire } from '#tests/feedback.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createPair, respond } from '#tests/responses.ts';
import { drawDeed } from './sheet.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const secret = { name: 'Ццыцарина Ефросинья', passport: '4599 918273', address: 'Ккедровая, 77' };
const agreement: Agreement = { ...emptyAgreement, customer: secret, worker: secret, pay: '450 ₽' };

const ask = (
  { visitor }: Pick<Person, 'visitor'>,
  id: number,
  body: object,
  kind: DeedKind = 'agreement',
) =>
  visitor.request('POST', apiPrefix + deedCalls[kind].path.replace(':id', String(id)), {
    body: JSON.stringify(body),
  });

/** What stands on the pages, as programs that read aloud see it. */
function textOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const pages: string[] = [];
  const start = '>>\nstream\n';
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
    const drawn = bytes.subarray(at + start.length, bytes.indexOf('\nendstream', at));
    pages.push(inflateSync(drawn).toString('latin1'));
  }
  return [...pages.join('\n').matchAll(/<FEFF([0-9A-F]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le').trimEnd())
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

describe('an agreement and a receipt', () => {
  it('are drawn for the two who agreed, from what they typed, and kept by nobody on the way', async () => {
    const { worker, family, id } = await createHire(app);
    for (const side of [worker, family]) {
      const { status, headers, text } = await ask(side, id, agreement);
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="dogovor.pdf"',
      });
    }
    const body = { ...emptyReceipt, sum_kopecks: 4_512_300 };
    expect((await ask(worker, id, body, 'receipt')).status).toBe(200);
    const { data } = await worker.visitor.call(deedCalls.known, { params: { id: String(id) } });
    // The name of a family stays as short as on its card.
    expect(data).toMatchObject({
      side: 'worker',
      worker_name: 'Елена Соколова',
      customer_name: 'Анна',
      city: 'Москва',
    });
  });

  it('say all that was typed, with the sum in words, on as many sheets as it takes', () => {
    const text = textOf(drawDeed(agreementText(agreement)));
    expect(text).toContain('Ццыцарина Ефросинья, далее');
    expect(text).toContain('4599 918273');
    expect(text).toContain('Цена услуг: 450 ₽.');
    expect(text).toContain('Страница 2 из 2');
    const receipt = receiptText({ ...emptyReceipt, sum_kopecks: 4_512_300, service: 'няня.' });
    const said = textOf(drawDeed(receipt));
    expect(said).toContain('45 123 ₽ (сорок пять тысяч сто двадцать три рубля 00 копеек)');
    expect(said).toContain('За услуги: няня.\n');
    const long = { name: 'Щ'.repeat(120), passport: 'Щ'.repeat(200), address: 'Щ'.repeat(200) };
    const longest = { ...agreement, customer: long, worker: long, service: 'Щ'.repeat(600) };
    const drawn = drawDeed(agreementText(longest));
    const count = [...textOf(drawn).matchAll(/Щ/g)].length;
    expect(count).toBe(2 * 120 + 2 * 520 + 600);
    // Each letter is drawn once; all outlines written out are five times as much, and as slow.
    expect(drawn.length).toBeLessThan(100_000);
  });

  it('of nobody yet are a blank form for everybody', async () => {
    for (const kind of ['agreement', 'receipt'] as const) {
      const params = { kind };
      const { status, headers } = await app.visitor().send(blankDeed, { params });
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect(textOf(drawDeed(agreementText(emptyAgreement)))).toContain('«___»');
    expect((await app.visitor().request('GET', '/api/v1/deeds/will')).status).toBe(404);
  });
});

describe('what is refused', () => {
  it('those of strangers, of guests, and before anybody was invited', async () => {
    const { id } = await createHire(app);
    const stranger = await createPerson(app, { role: 'worker' });
    const params = { id: String(id) };
    expect((await ask(stranger, id, agreement)).status).toBe(404);
    expect((await ask(stranger, id, emptyReceipt, 'receipt')).status).toBe(404);
    expect((await stranger.visitor.send(deedCalls.known, { params })).status).toBe(404);
    expect((await ask({ visitor: app.visitor() }, id, agreement)).status).toBe(401);
    const pair = await createPair(app);
    const response = await respond(pair.worker, pair);
    expect((await ask(pair.family, response.id, agreement)).status).toBe(409);
  });

  it('too much, another field, days in the wrong order; and the words of the refusal repeat nothing', async () => {
    const { worker, id } = await createHire(app);
    const wrong: object[] = [
      { ...agreement, service: 'а'.repeat(601) },
      { ...agreement, customer: { ...secret, name: 'а'.repeat(121) } },
      { ...agreement, role: 'admin' },
      { ...agreement, begins: '2026-12-02', ends: '2026-12-01' },
      { ...agreement, day: '2026-13-45' },
      { ...agreement, notice_days: 1e9 },
      { ...agreement, pay: 'a\u0000b' },
    ];
    for (const body of wrong) {
      const { status, text } = await ask(worker, id, body);
      expect(status).toBe(422);
      expect(text).not.toContain(secret.passport);
    }
  });

  it('code of a PDF, lines of another clause and turned writing stay what somebody typed', () => {
    const name = ') Tj ET >> endobj 1 0 obj << /JS (app.alert(1)) /OpenAction 2 0 R >>';
    const body = {
      ...agreement,
      customer: { ...secret, name },
      service: 'а\n9.1. Всё бесплатно\u202e',
    };
    const file = Buffer.from(drawDeed(agreementText(body)));
    for (const code of ['/JS', '/OpenAction', 'app.alert']) {
      expect(file.includes(code)).toBe(false);
    }
    expect(textOf(file)).toContain('а 9.1. Всё бесплатно');
    // Letters are objects of their own; beside them there is nothing that was not there before.
    const count = (pattern: RegExp) => [...file.toString('latin1').matchAll(pattern)].length;
    expect(count(/\d+ 0 obj/g) - count(/\/Subtype \/Form/g)).toBe(8);
  });
});
