import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { type Mail, queueMail, queueMessage } from '#server/platform/deliveries.ts';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { startSmsRu } from '#tests/fakes/sms-ru.ts';
import { type FakeSmsc, startSmsc } from '#tests/fakes/smsc.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { purgeDeliveries, sendDelivery } from './jobs.ts';

let app: TestApp;
let mailServer: MailServer;
let smsc: FakeSmsc;
const trusted = getCACertificates('default');
const trustFake = () => setDefaultCACertificates([...trusted, localhostCertificate]);

beforeAll(async () => {
  trustFake();
  mailServer = await startMailServer();
  smsc = await startSmsc();
  app = await startTestApp({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@ryadom.example',
    SMS_PROVIDER: 'smsc',
    SMSC_API_KEY: smsc.apiKey,
    SMS_GATEWAY_URL: smsc.url,
  });
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
  await smsc.stop();
  setDefaultCACertificates(trusted);
});
afterEach(async () => {
  mailServer.received.splice(0);
  await app.db.deleteFrom('letters').execute();
});

const codeMail: Mail = {
  subject: 'Код подтверждения — «Рядом», ещё раз и подлиннее',
  lines: ['Введите этот код на сайте. <b>Ёлки</b> & палки'],
  code: '034567',
};

async function newest() {
  return app.db
    .selectFrom('letters')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function write(mail: Mail, address = 'anna@example.com'): Promise<number> {
  await queueMail(app.db, { address }, mail);
  return (await newest()).id;
}

async function writeTo(phone: string, text = 'Код: 034567. Никому его не говорите.') {
  await queueMessage(app.db, { address: phone }, { text, isCode: true });
  return (await newest()).id;
}

const run = (id: number) => sendDelivery.run(app.deps, { id });
const age = (id: number, minutes: number) =>
  app.db
    .updateTable('letters')
    .set(({ eb }) => ({ late_at: eb('late_at', '-', sql<Date>`${minutes} * interval '1 minute'`) }))
    .where('id', '=', id)
    .execute();

describe('a mail', () => {
  it('arrives with both parts, its own name and Russian letters whole', async () => {
    const id = await write({
      ...codeMail,
      action: { label: 'Открыть', path: '/?modal=code&a=1' },
      switchOff: { label: 'Не присылать', path: '/account/settings#notifications' },
    });
    await run(id);
    const [mail, ...others] = mailServer.received;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: 'no-reply@ryadom.example',
      to: ['anna@example.com'],
      secure: true,
    });
    expect(mail?.headers).toMatchObject({
      subject: codeMail.subject,
      from: 'Рядом <no-reply@ryadom.example>',
      to: 'anna@example.com',
      'reply-to': 'help@ryadom.example',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<http://localhost:3000/account/settings#notifications>',
    });
    expect(mail?.headers['message-id']).toMatch(new RegExp(`^<${id}\\.\\w+@ryadom\\.example>$`));
    expect(mail?.text).toContain('034567');
    expect(mail?.text).toContain('http://localhost:3000/?modal=code&a=1');
    expect(mail?.html).toContain('&lt;b&gt;Ёлки&lt;/b&gt; &amp; палки');
    expect(mail?.html).toContain('href="http://localhost:3000/?modal=code&amp;a=1"');
    expect(await newest()).toMatchObject({ tries: 1, error: null, failed_at: null });
  });

  it('of news can be ended by the button of a mail program (RFC 8058)', async () => {
    await run(await write({ ...codeMail, news: { stopPath: '/api/v1/news/1/stop/key' } }));
    expect(mailServer.received[0]?.headers).toMatchObject({
      'list-unsubscribe': '<http://localhost:3000/api/v1/news/1/stop/key>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('never leaves twice', async () => {
    const id = await write(codeMail);
    await run(id);
    await run(id);
    await Promise.all([run(id), run(id)]);
    expect(mailServer.received).toHaveLength(1);
  });

  it('leaves once when two processes look for letters', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `many-${index}@example.com`);
    const workers = [await app.startWorker(), await app.startWorker()];
    for (const address of addresses) await write(codeMail, address);
    const leftOver = () =>
      app.db.selectFrom('letters').select('id').where('sent_at', 'is', null).execute();
    await expect.poll(leftOver, { timeout: 20_000, interval: 100 }).toEqual([]);
    for (const worker of workers) await worker.stop();
    const reached = mailServer.received.flatMap(({ to }) => to);
    expect(reached.filter((to) => to.startsWith('many-')).toSorted()).toEqual(addresses.toSorted());
  });

  it('waits for a server that is down, and leaves when it is back, by itself', async () => {
    const { port } = mailServer;
    await mailServer.stop();
    const id = await write(codeMail, 'late@example.com');
    const worker = await app.startWorker();
    const error = async () => (await newest()).error;
    await expect.poll(error, { timeout: 10_000, interval: 50 }).toContain('ECONNREFUSED');
    expect(await newest()).toMatchObject({ sent_at: null, failed_at: null });
    mailServer = await startMailServer({ port });
    const sent = async () => (await newest()).sent_at;
    await expect.poll(sent, { timeout: 20_000, interval: 100 }).not.toBeNull();
    await worker.stop();
    expect(mailServer.received.map(({ to }) => to[0])).toContain('late@example.com');
    expect(await newest()).toMatchObject({ id, error: null });
  });

  it('that is refused for good is given up', async () => {
    mailServer.refuse('recipient', '550 5.1.1 <nobody@example.com> no such user, code 12345678');
    const id = await write(codeMail, 'nobody@example.com');
    await run(id);
    const letter = await newest();
    expect(letter.failed_at).not.toBeNull();
    expect(letter.error).toMatch(/550 5\.1\.1 .*no such user/);
    expect(letter.error).not.toMatch(/nobody@|12345678/);
    await run(id);
    expect(mailServer.received).toEqual([]);
    expect((await newest()).tries).toBe(1);
  });

  it('to an impossible address is given up too', async () => {
    await run(await write(codeMail, 'два адреса@example.com, b@example.com'));
    expect(await newest()).toMatchObject({ failed_at: expect.any(Date) });
    expect(mailServer.received).toEqual([]);
  });

  it('that is put off is tried again under the same name', async () => {
    mailServer.refuse('data', '451 4.7.1 Greylisted, come back');
    const id = await write({ subject: 'Новости', lines: ['Есть новости.'] });
    await expect(run(id)).rejects.toThrow('has to wait');
    expect(await newest()).toMatchObject({ tries: 1, failed_at: null, sent_at: null });
    await run(id);
    await app.db.updateTable('letters').set({ sent_at: null }).where('id', '=', id).execute();
    await run(id);
    const names = mailServer.received.map(({ headers }) => headers['message-id']);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it('shows no password to a server whose certificate nobody knows', async () => {
    setDefaultCACertificates(trusted);
    mailServer.logins.splice(0);
    try {
      await expect(run(await write(codeMail))).rejects.toThrow(/certificate/i);
    } finally {
      trustFake();
    }
    expect(mailServer.logins).toEqual([]);
  });

  it('with a code leaves within ten minutes or not at all, another within a day', async () => {
    const code = await write(codeMail);
    await age(code, 11);
    await run(code);
    expect(await newest()).toMatchObject({ failed_at: expect.any(Date), tries: 0 });
    expect((await newest()).error).toContain('Слишком поздно');

    const news = await write({ subject: 'Новости', lines: ['Есть новости.'] });
    await age(news, 23 * 60);
    await run(news);
    expect(mailServer.received.map(({ headers }) => headers['subject'])).toEqual(['Новости']);

    const old = await write({ subject: 'Старости', lines: ['Были новости.'] });
    await age(old, 25 * 60);
    await run(old);
    expect(mailServer.received).toHaveLength(1);
  });
});

describe('a try that was cut off', () => {
  it('is repeated once', async () => {
    const id = await write(codeMail);
    const cutOff = async () => {
      await expect(sendDelivery.run(dying(), { id })).rejects.toThrow('cut off');
    };
    await cutOff();
    await cutOff();
    await run(id);
    expect(mailServer.received).toHaveLength(2);
    expect(await newest()).toMatchObject({ tries: 2, sent_at: null });
    expect((await newest()).error).toContain('Дважды прервано');
  });

  /** The letter leaves, and the process with it. */
  function dying() {
    const { mail, ...others } = app.deps.gateways;
    const send: typeof mail.send = async (letter) => {
      await mail.send(letter);
      throw new Error('cut off');
    };
    return { ...app.deps, gateways: { mail: { send }, ...others } };
  }
});

describe('a message to a phone', () => {
  it('leaves with the number of its letter', async () => {
    const id = await writeTo('+79110000777');
    await run(id);
    expect(smsc.taken.at(-1)).toEqual({
      id: String(id),
      kind: 'sms',
      phone: '+79110000777',
      text: 'Код: 034567. Никому его не говорите.',
    });
  });

  it('with an alarm is still sent hours later, with a code it is not', async () => {
    const code = await writeTo('+79110000775');
    await age(code, 11);
    await run(code);
    expect((await newest()).error).toContain('Слишком поздно');

    const alarm = { address: '+79110000776' };
    await queueMessage(app.db, alarm, { text: 'Анна не отметилась в 18:00' });
    const { id } = await newest();
    await age(id, 5 * 60);
    await run(id);
    expect(smsc.taken.at(-1)).toMatchObject({ id: String(id), phone: '+79110000776' });
  });

  it('is written where it cannot be dictated', async () => {
    const smsRu = await startSmsRu();
    const settings = { APP_SECRET: 'long enough to sign nothing with it', SMS_PROVIDER: 'smsru' };
    const config = readConfig({
      ...settings,
      SMSRU_API_ID: smsRu.apiId,
      SMS_GATEWAY_URL: smsRu.url,
    });
    const text = 'Код: 034567. Тсс.';
    await queueMessage(app.db, { address: '+79110000779' }, { channel: 'call', text });
    const { id } = await newest();
    await sendDelivery.run({ ...app.deps, gateways: openGateways(config) }, { id });
    await smsRu.stop();
    expect(smsRu.taken).toEqual([{ to: '79110000779', text, sender: '' }]);
  });

  it('is told of to the operator without number, text and code', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const id = await writeTo('+79110000778');
    smsc.refuse(3);
    await expect(sendDelivery.run({ ...app.deps, log }, { id })).rejects.toThrow('no money');
    smsc.refuse(8);
    await sendDelivery.run({ ...app.deps, log }, { id });
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toMatchObject([
      { level: 40, letter: id, words: 'SMSC 3 no money', msg: 'a letter has to wait' },
      { level: 40, letter: id, words: "SMSC 8 message can't be delivered" },
    ]);
    expect(lines.join()).not.toMatch(/9110000778|034567|Никому/);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it('letters are forgotten a week after they were sent or given up, and never before', async () => {
  const letter = { channel: 'mail' as const, subject: 'Код', text: 'Ваш код: 123456' };
  await app.db
    .insertInto('letters')
    .values([
      { ...letter, recipient: 'old@example.com', sent_at: daysAgo(8) },
      { ...letter, recipient: 'lost@example.com', failed_at: daysAgo(8) },
      { ...letter, recipient: 'fresh@example.com', sent_at: daysAgo(6) },
      { ...letter, recipient: 'waiting@example.com', created_at: daysAgo(30) },
    ])
    .execute();
  await purgeDeliveries.run(app.deps, {});
  const left = await app.db.selectFrom('letters').select('recipient').orderBy('id').execute();
  expect(left.map(({ recipient }) => recipient)).toEqual([
    'fresh@example.com',
    'waiting@example.com',
  ]);
});
