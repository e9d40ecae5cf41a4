import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import { passportCalls } from '#contract/passport.ts';
import { showPassportScan } from '#contract/queued-passports.ts';
import { photoCalls } from '#contract/photos.ts';
import { purgeFiles } from '#server/files/jobs.ts';
import { fileUses } from '#server/file-uses.ts';
import { startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/server.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { sendPassport } from '#tests/passports.ts';
import { jpegPhoto } from '#tests/pictures.ts';

let s3: FakeS3;
let app: TestApp;
let owner: Person;
let moderator: Person;
let slug: string;
beforeAll(async () => {
  s3 = await startS3();
  app = await startTestApp(s3.environment);
  owner = await createPerson(app, { role: 'worker', name: 'Елена' });
  moderator = await createPerson(app, { role: 'moderator' });
  ({ slug } = await startCard(owner, 'resume'));
});
afterAll(async () => {
  await app.stop();
  await s3.stop();
});
beforeEach(() => {
  s3.mishap = () => null;
});

const add = async () =>
  owner.visitor.send(photoCalls.add, { params: { slug }, body: await jpegPhoto() });
const ask = (id: string) => app.server.inject({ url: `/files/${id}/320.webp` });
const lookAt = async (id: number) => {
  const cookie = [...moderator.visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const path = showPassportScan.path.replace(':id', String(id)).replace(':part', 'page');
  return app.server.inject({ url: apiPrefix + path, headers: { cookie } });
};

it('a photo is shown from there, and 503 in words while it cannot be', async () => {
  const { status, data } = await add();
  expect(status).toBe(201);
  expect(s3.buckets.get('ryadom-files')?.has(`${data.id}/320.webp`)).toBe(true);
  expect((await ask(data.id)).statusCode).toBe(200);
  s3.mishap = () => ({ status: 403, code: 'RequestTimeTooSkewed' });
  const away = await ask(data.id);
  expect(away.statusCode).toBe(503);
  expect(away.headers['retry-after']).toBe('5');
  expect(away.headers['cache-control']).toBe('private, no-store');
  expect(away.json()).toMatchObject({
    code: 'unavailable',
    detail: 'Фотографии и файлы ненадолго недоступны. Повторите через минуту',
  });
  s3.mishap = () => null;
  expect((await ask(data.id)).statusCode).toBe(200);
  expect((await ask('nobodys-photo')).statusCode).toBe(404);
});

it('a photo that could not be kept is refused, and is sent again', async () => {
  s3.mishap = (method) => (method === 'PUT' ? { status: 403, code: 'AccessDenied' } : null);
  const refused = await add();
  expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
  s3.mishap = () => null;
  expect((await add()).status).toBe(201);
});

it('a passport lies encrypted in a bucket of its own, and an outage asks nobody to send it anew', async () => {
  const id = await sendPassport(app, owner);
  const kept = [...(s3.buckets.get('ryadom-passports')?.values() ?? [])];
  expect(kept).toHaveLength(2);
  expect(kept.some((bytes) => bytes.subarray(0, 100).includes('JFIF'))).toBe(false);
  const seen = await lookAt(id);
  expect(seen.statusCode).toBe(200);
  s3.mishap = () => ({ status: 503, code: 'SlowDown' });
  expect((await lookAt(id)).statusCode).toBe(503);
  s3.mishap = () => null;
  await owner.visitor.send(passportCalls.remove);
  expect(s3.buckets.get('ryadom-passports')?.size).toBe(0);
});

it('what nobody uses is thrown away there, also after a failure', async () => {
  const { data } = await add();
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await app.db
    .updateTable('files')
    .set({ created_at: old, unused_since: old })
    .where('id', '=', data.id)
    .execute();
  const has = () =>
    [...(s3.buckets.get('ryadom-files')?.keys() ?? [])].some((key) => key.startsWith(data.id));
  s3.mishap = (method) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : null);
  await expect(purgeFiles(fileUses).run(app.deps, {})).rejects.toThrow('AccessDenied');
  expect(has()).toBe(true);
  s3.mishap = () => null;
  await purgeFiles(fileUses).run(app.deps, {});
  expect(has()).toBe(false);
});
