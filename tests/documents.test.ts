import type { Admission } from '#server/platform/admission.ts';
import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, rawBody } from '#contract/endpoint.ts';
import { documentBytesAtMost, documentSchema, downloadDocument } from '#contract/files.ts';
import { addDocument } from '#server/files/actions.ts';
import { purgeFiles } from '#server/files/jobs.ts';
import { addDocumentRoutes } from '#server/files/routes.ts';
import type { FileUse } from '#server/files/uses.access.ts';
import { createServer } from '#server/platform/http.ts';
import { createAddRoute } from '#server/platform/route.ts';
import { resolveViewer } from '#server/session/access.ts';
import { createPerson, type Person } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import { packedObjects, pdfOf, plainPdf } from './pdf.ts';
import { jpegPhoto } from './pictures.ts';

// What a room of dialogs will do: it takes documents, and says who may read them.
const send = endpoint({
  method: 'POST',
  path: '/v1/letters-of-tests',
  access: 'user',
  summary: 'Прислать документ',
  query: z.object({ name: z.string() }),
  body: rawBody,
  rawBytes: documentBytesAtMost,
  answer: documentSchema,
  status: 201,
});
let readers: number[] = [];
const uses: FileUse[] = [
  { columns: [], isUsed: sql`true`, mayRead: async (_db, { id }) => readers.includes(id) },
];

let app: TestApp;
let server: Awaited<ReturnType<typeof createServer>>;
let anna: Person;
beforeAll(async () => {
  app = await startTestApp();
  server = await createServer(app.deps);
  const admit: Admission = (_asked, work) => work();
  const add = createAddRoute(server, app.deps, {
    resolveViewer: (asked) => resolveViewer({ ...app.deps, admit }, asked),
    admit,
    added: [],
  });
  add(send, ({ viewer, query, body }, deps) =>
    addDocument(deps, viewer, { name: query.name, bytes: body }),
  );
  addDocumentRoutes(add, uses);
  await server.ready();
  anna = await createPerson(app, { role: 'worker' });
});
afterAll(async () => {
  await server.close();
  await app.stop();
});

const bearer = ({ visitor }: Person) => `Bearer ${visitor.cookies.get('auth.token')}`;

const post = (bytes: Uint8Array, name = 'Справка.pdf') =>
  server.inject({
    method: 'POST',
    url: `/api/v1/letters-of-tests?name=${encodeURIComponent(name)}`,
    headers: { authorization: bearer(anna), 'content-type': 'application/pdf' },
    payload: Buffer.from(bytes),
  });
const get = (id: string, person: Person) =>
  server.inject({
    url: `/api${downloadDocument.path.replace(':file', id)}`,
    headers: { authorization: bearer(person) },
  });

describe('a document', () => {
  it('is downloaded as it was sent, by whom the room lets, and never shown', async () => {
    const sent = plainPdf('', packedObjects('4 0 << /Type /Font >>'));
    const { statusCode, body } = await post(sent, 'Справка «о здоровье» (2).pdf');
    expect([statusCode, body]).toEqual([201, expect.stringContaining('Справка')]);
    const { id } = JSON.parse(body) as { id: string };
    const boris = await createPerson(app, { role: 'employer' });
    expect((await get(id, boris)).statusCode).toBe(404);
    readers = [boris.id];
    const got = await get(id, boris);
    expect(got.rawPayload.equals(sent)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="_ _ _ (2).pdf"; filename*=UTF-8\'\'' +
        `${encodeURIComponent('Справка «о здоровье» ')}%282%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    // Once the room takes it away, and for a guest at any time.
    readers = [];
    expect((await get(id, boris)).statusCode).toBe(404);
    expect((await server.inject({ url: `/api/v1/files/${id}` })).statusCode).toBe(401);
    for (const form of ['640.webp', 'document.pdf', 'original.webp']) {
      expect((await app.server.inject({ url: `/files/${id}/${form}` })).statusCode).toBe(404);
    }
  });

  it.each([
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['".pdf', 'document.pdf'],
    ['счёт\u202efdp.exe', 'счёт fdp.exe.pdf'],
    ['x'.repeat(500), `${'x'.repeat(100)}.pdf`],
  ])('called %j is called %j', async (name, expected) => {
    expect(JSON.parse((await post(plainPdf(), name)).body)).toMatchObject({ name: expected });
  });

  it('is handed over with the own data, and purged when nothing uses it', async () => {
    const { id } = JSON.parse((await post(plainPdf())).body) as { id: string };
    const archive = await app.server.inject({
      url: '/api/v1/user/export',
      headers: { authorization: bearer(anna) },
    });
    const exported = unzipSync(archive.rawPayload);
    expect(strFromU8(exported[`documents/${id}.pdf`] ?? new Uint8Array())).toContain('%PDF-1.7');

    await app.db
      .updateTable('files')
      .set({ unused_since: new Date(Date.now() - 90_000_000) })
      .where('id', '=', id)
      .execute();
    await purgeFiles([]).run(app.deps, {});
    expect((await get(id, anna)).statusCode).toBe(404);
    expect(await app.deps.storage.read(`${id}/document.pdf`)).toBeNull();
  });
});

const script = '<script>alert(1)</script>';
const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');

describe('what only says that it is a document is refused', () => {
  it.each([
    ['nothing', 415, () => Buffer.alloc(0)],
    ['a page', 415, () => Buffer.from(`<!doctype html>${script}`)],
    ['a page before a document', 415, () => Buffer.concat([Buffer.from(script), plainPdf()])],
    ['a GIF before a document', 415, () => Buffer.concat([Buffer.from('GIF89a'), plainPdf()])],
    ['a document from byte 900', 415, () => Buffer.concat([Buffer.alloc(900, 32), plainPdf()])],
    ['a picture', 415, () => jpegPhoto()],
    ['a head alone', 422, () => Buffer.from('%PDF-1.7\n')],
    ['a page with a head', 422, () => Buffer.from(`%PDF-1.7\n${script}`)],
    ['half of one', 422, () => plainPdf().subarray(0, 200)],
    ['an archive behind it', 422, () => Buffer.concat([plainPdf(), archive])],
    ['a page behind it', 422, () => Buffer.concat([plainPdf(), Buffer.from(script)])],
    ['a table elsewhere', 422, () => Buffer.from('%PDF-1.7\nstartxref\n3\n%%EOF')],
    ['a script', 422, () => plainPdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a spelled script', 422, () => plainPdf('/OpenAction << /S /J#61va#53cript /#4aS (1) >>')],
    ['a script of a form', 422, () => plainPdf('/AA << /O << /S /Rendition /JS (1) >> >>')],
    ['a program', 422, () => plainPdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a packed script', 422, () => plainPdf('', packedObjects('4 0 << /S /JavaScript /JS (1) >>'))],
    ['a bomb', 422, () => plainPdf('', packedObjects(Buffer.alloc(100_000_000)))],
  ])('%s: %i', async (_name, status, bytesOf) => {
    const since = performance.now();
    const { statusCode, body } = await post(await bytesOf());
    expect([statusCode, body]).toEqual([status, expect.stringMatching(/[а-я]/)]);
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it('more than ten megabytes', async () => {
    expect((await post(Buffer.alloc(11 * 1024 * 1024, 32))).statusCode).toBe(413);
  });
});

describe('what is taken', () => {
  const noise = randomBytes(9_000_000);
  const picture = Buffer.concat([
    Buffer.from(`<< /Length ${noise.length} >>\nstream\n`),
    noise,
    Buffer.from('\nendstream'),
  ]);

  it.each([
    ['with a link and a place to open at', () => plainPdf('/OpenAction [3 0 R /Fit] /URI (/x)')],
    ['of megabytes of pixels', () => plainPdf('', picture)],
    ['of version 2', () => pdfOf(['<< /Type /Catalog >>'], '%PDF-2.0\n')],
    ['encrypted', () => plainPdf('/Encrypt 9 0 R')],
  ])('one %s', async (_name, bytesOf) => {
    expect((await post(bytesOf())).statusCode).toBe(201);
  });
});
