import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { downloadDocument } from '#contract/files.ts';
import { createDialog, showChannel } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { pdfOf } from '#tests/pdf.ts';
import { jpegPhoto } from '#tests/pictures.ts';

let app: TestApp;
let picture: Uint8Array;
beforeAll(async () => {
  app = await startTestApp();
  picture = await jpegPhoto();
});
afterAll(() => app.stop());

const pdf = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);

const tryAttach = ({ visitor }: Person, channel: string, body: Uint8Array, name = '') =>
  visitor.call(dialogCalls.attach, { params: { channel }, query: { name }, body });

async function attach(from: Person, channel: string, body: Uint8Array, name?: string) {
  const { status, data, problem } = await tryAttach(from, channel, body, name);
  if (status !== 201) throw new Error(JSON.stringify(problem));
  return data;
}

const post = ({ visitor }: Person, channel: string, attachments: string[], text = '') =>
  visitor.call(dialogCalls.send, {
    body: { channel, text, attachments, client_id: randomUUID() },
  });

const download = ({ visitor }: Person, file: string) =>
  visitor.send(downloadDocument, { params: { file } });

describe('a message with files', () => {
  it('carries pictures and documents in their order, with words or without', async () => {
    const { family, worker, channel } = await createDialog(app);
    const photo = await attach(family, channel, picture, 'IMG_1.jpg');
    const paper = await attach(family, channel, pdf, 'Договор с няней.pdf');
    expect(photo).toMatchObject({ kind: 'picture', width: expect.any(Number) });
    expect(paper).toMatchObject({ kind: 'document', name: 'Договор с няней.pdf' });
    const { status, data } = await post(family, channel, [paper.id, photo.id]);
    expect(status).toBe(200);
    expect(data).toMatchObject({ text: '', attachments: [paper, photo] });
    const [shown] = (await showChannel(worker, channel)).messages;
    expect(shown?.attachments).toEqual([paper, photo]);
    const { data: listed } = await worker.visitor.call(dialogCalls.list, { query: {} });
    expect(listed.data[0]?.last_message?.attachments).toHaveLength(2);
  });

  it('is one message, however often it is sent', async () => {
    const { family, channel } = await createDialog(app);
    const { id } = await attach(family, channel, picture);
    const body = { channel, text: 'Вот', attachments: [id], client_id: randomUUID() };
    const sent = await Promise.all(
      [1, 2, 3].map(() => family.visitor.call(dialogCalls.send, { body })),
    );
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect(sent.every(({ data }) => data.attachments[0]?.id === id)).toBe(true);
  });

  it('takes only what its author has sent, and that once', async () => {
    const { family, worker, channel } = await createDialog(app);
    const theirs = await attach(worker, channel, picture);
    const own = await attach(family, channel, picture);
    expect((await post(family, channel, [theirs.id])).status).toBe(422);
    expect((await post(family, channel, ['nothing-there-at-all'])).status).toBe(422);
    expect((await post(family, channel, [own.id, own.id])).status).toBe(422);
    expect((await post(family, channel, [own.id])).status).toBe(200);
    expect((await post(family, channel, [own.id])).status).toBe(422);
    expect((await post(family, channel, [])).status).toBe(422);
    const { messages } = await showChannel(family, channel);
    expect(messages).toHaveLength(1);
  });

  it('takes five files, and six are told so', async () => {
    const { family, channel } = await createDialog(app);
    const ids: string[] = [];
    for (let sent = 0; sent < 6; sent += 1) ids.push((await attach(family, channel, pdf)).id);
    const refused = await post(family, channel, ids);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.problem)).toContain('5 файлов');
    expect((await post(family, channel, ids.slice(0, 5))).status).toBe(200);
  });
});

describe('a file', () => {
  it('is what its bytes say, whatever it is called', async () => {
    const { family, channel } = await createDialog(app);
    const answer = async (bytes: Uint8Array, name: string) => {
      const { status, problem } = await tryAttach(family, channel, bytes, name);
      return [status, problem?.detail ?? ''];
    };
    expect(await attach(family, channel, pdf, 'снимок.jpg')).toMatchObject({ kind: 'document' });
    expect(await answer(picture, 'Договор.pdf')).toEqual([415, expect.stringContaining('PDF')]);
    expect(await answer(Buffer.from('<svg></svg>'), 'a.svg')).toEqual([415, expect.anything()]);
    expect(await answer(Buffer.from('MZ programme'), 'a.exe')).toEqual([415, expect.anything()]);
  });

  it('of a document is downloaded by the two alone, and never shown', async () => {
    const { family, worker, channel } = await createDialog(app);
    const stranger = await createPerson(app, { role: 'worker' });
    const { id } = await attach(family, channel, pdf, 'Договор.pdf');
    expect((await download(worker, id)).status).toBe(404);
    const { data: message } = await post(family, channel, [id]);
    const got = await download(worker, id);
    expect(got.status).toBe(200);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    });
    expect((await download(stranger, id)).status).toBe(404);

    // Whoever is blocked keeps what was said, and what is taken back is taken from both.
    await family.visitor.call(blockCalls.add, { params: { user: worker.id } });
    expect((await download(worker, id)).status).toBe(200);
    await family.visitor.call(dialogCalls.remove, { params: { id: message.id } });
    expect((await download(worker, id)).status).toBe(404);
    const [shown] = (await showChannel(worker, channel)).messages;
    expect(shown?.attachments).toEqual([]);
  });

  it('is not taken from a stranger, or where nothing can be written', async () => {
    const { family, worker, channel } = await createDialog(app);
    const stranger = await createPerson(app, { role: 'employer' });
    expect((await tryAttach(stranger, channel, picture)).status).toBe(404);
    await family.visitor.call(blockCalls.add, { params: { user: worker.id } });
    expect((await tryAttach(worker, channel, picture)).status).toBe(409);
  });
});
