import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoCalls, photoWidths } from '#contract/photos.ts';
import { startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { jpegPhoto, plainPicture } from '#tests/pictures.ts';
import { emptyPng } from '#tests/hostile-pictures.ts';
import { newFileId } from './rules.ts';

let app: TestApp;
let owner: Person;
let slug: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createPerson(app, { role: 'worker' });
  ({ slug } = await startCard(owner, 'resume'));
});
afterAll(() => app.stop());

const addTo = (person: Person, body: Uint8Array) =>
  person.visitor.send(photoCalls.add, { params: { slug }, body });
const add = (body: Uint8Array) => addTo(owner, body);
const formOf = async (id: string, form: number | string) =>
  app.server.inject({ url: `/files/${id}/${form}.webp` });
const pixelsOf = async (id: string, width: number) => sharp((await formOf(id, width)).rawPayload);

describe('a photo that is sent', () => {
  it('comes out in every width, and never wider than it was', async () => {
    const { status, data } = await add(await jpegPhoto({ width: 1000, height: 1250 }));
    expect(status).toBe(201);
    expect(data).toMatchObject({ width: 1000, height: 1250, url: `/files/${data.id}/640.webp` });
    expect(data.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(data.placeholder.length).toBeLessThan(1000);
    for (const width of photoWidths) {
      const { format, width: served } = await (await pixelsOf(data.id, width)).metadata();
      expect({ format, served }).toEqual({ format: 'webp', served: Math.min(width, 1000) });
    }
  });

  it.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    expect((await add(await plainPicture().toFormat(format).toBuffer())).status).toBe(201);
  });

  it('loses where, when and with what it was taken, and stands upright', async () => {
    const bytes = await plainPicture({ width: 400, height: 300 })
      .withExif({
        IFD0: { Make: 'Secret phone' },
        IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLongitude: '37/1 37/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Secret phone')).toBe(true);
    const { data } = await add(bytes);
    expect(data).toMatchObject({ width: 300, height: 400 });
    const stored = ['160', '320', '640', '1280', 'original'];
    for (const form of stored) {
      const kept = (await app.deps.storage.read(`${data.id}/${form}.webp`)) ?? Buffer.alloc(0);
      expect(kept.includes('Secret phone') || kept.includes('Exif')).toBe(false);
      const { exif, orientation, icc, xmp } = await sharp(kept).metadata();
      expect({ exif, orientation, icc, xmp }).toEqual({});
    }
  });

  it('carries nothing over that was hidden behind its pixels', async () => {
    const hidden = '<script>alert(1)</script>';
    const { status, data } = await add(Buffer.concat([await jpegPhoto(), Buffer.from(hidden)]));
    expect(status).toBe(201);
    for (const form of ['640', 'original']) {
      expect((await app.deps.storage.read(`${data.id}/${form}.webp`))?.includes(hidden)).toBe(
        false,
      );
    }
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

  it.each([
    ['an SVG', 415, () => Buffer.from(svg)],
    ['a GIF', 415, () => plainPicture().gif().toBuffer()],
    ['a TIFF', 415, () => plainPicture().tiff().toBuffer()],
    ['a PDF', 415, () => Buffer.from('%PDF-1.4\n')],
    ['HEIC', 415, () => heic],
    ['a text', 415, () => Buffer.from('Здравствуйте')],
    [
      'an SVG behind the first bytes of a JPEG',
      422,
      () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
    ],
    ['half a JPEG', 422, async () => (await noisyJpeg()).subarray(0, 20_000)],
    ['a PNG of a few bytes and many gigabytes', 422, () => emptyPng(60_000, 60_000)],
    ['26 megapixels', 422, () => jpegPhoto({ width: 5200, height: 5000 })],
    ['a stamp', 422, () => jpegPhoto({ width: 199, height: 400 })],
    ['a ribbon', 422, () => jpegPhoto({ width: 3000, height: 300 })],
  ])('%s: %i', async (_name, expected, bytesOf) => {
    const { status, problem } = await add(await bytesOf());
    expect({ status, detail: problem.detail }).toEqual({
      status: expected,
      detail: expect.stringMatching(/[а-я]/) as string,
    });
  });

  it('more than ten megabytes, before they are read', async () => {
    const { status, problem } = await add(Buffer.alloc(11 * 1024 * 1024, 1));
    expect(status).toBe(413);
    expect(problem.detail).toBe('Файл больше 10 МБ. Выберите файл поменьше');
  });

  it('anything but a file', async () => {
    const path = `/api/v1/resumes/${slug}/photos`;
    const asJson = await owner.visitor.request('POST', path, { body: '{}' });
    expect(asJson.status).toBe(415);
    expect(asJson.text).toContain('Пришлите сам файл');
    const asNothing = await owner.visitor.request('POST', path);
    expect(asNothing.status).toBe(422);
    expect(asNothing.text).toContain('Пришлите сам файл');
  });

  it('files where JSON is asked for', async () => {
    const path = `/api/v1/resumes/${slug}`;
    const body = await jpegPhoto();
    expect((await owner.visitor.request('PATCH', path, { body })).status).toBe(415);
  });

  it('a call without the token of the page', async () => {
    const path = `/api/v1/resumes/${slug}/photos`;
    const headers = { 'x-xsrf-token': 'forged' };
    const { status } = await owner.visitor.request('POST', path, {
      body: await jpegPhoto(),
      headers,
    });
    expect(status).toBe(419);
  });

  it('the sixty-first in an hour', async () => {
    const eager = await createPerson(app, { role: 'worker' });
    const { slug: own } = await startCard(eager, 'resume');
    const values = {
      key: `files:${eager.id}`,
      count: 60,
      expires_at: new Date(Date.now() + 60_000),
    };
    await app.db.insertInto('attempts').values(values).execute();
    const input = { params: { slug: own }, body: await jpegPhoto() };
    expect((await eager.visitor.send(photoCalls.add, input)).status).toBe(429);
  });
});

it('no more than a hundred lie unused, also when several come at once', async () => {
  const eager = await createPerson(app, { role: 'worker' });
  const { slug: own } = await startCard(eager, 'resume');
  const rows = Array.from({ length: 98 }, () => ({
    id: newFileId(),
    owner_id: eager.id,
    width: 300,
    height: 300,
    placeholder: '',
  }));
  await app.db.insertInto('files').values(rows).execute();
  const input = { params: { slug: own }, body: await jpegPhoto() };
  // As many as one person may send at a time.
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => eager.visitor.send(photoCalls.add, input)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await eager.visitor.send(photoCalls.add, input)).status).toBe(429);
});

describe('a part of a photo', () => {
  it('becomes a photo of its own and can be cut anew from the whole', async () => {
    const { data: whole } = await add(await twoColours());
    const crop = (photo: string, frame: object) =>
      owner.visitor.send(photoCalls.crop, { params: { slug, photo }, body: frame });
    const { data: right } = await crop(whole.id, { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(right).toMatchObject({ width: 500, height: 800 });
    expect(right.id).not.toBe(whole.id);
    expect(await meanOf(right.id)).toEqual('blue');
    const { data: left } = await crop(right.id, { x: 0, y: 0, width: 0.5, height: 1 });
    expect(await meanOf(left.id)).toEqual('red');

    const small = await crop(whole.id, { x: 0, y: 0, width: 0.1, height: 0.1 });
    expect(small.problem.detail).toContain('слишком маленькая часть');
    expect((await crop(whole.id, { x: 0.9, y: 0, width: 0.5, height: 1 })).status).toBe(422);

    const params = { slug, photo: right.id };
    const { data: original } = await owner.visitor.call(photoCalls.showOriginal, { params });
    expect(original).toMatchObject({ width: 1000, height: 800 });
    expect(original.url).toMatch(/^data:image\/webp;base64,/);
  });
});

describe('the address of a photo', () => {
  it('answers everybody for a year', async () => {
    const { data } = await add(await jpegPhoto());
    const { statusCode, headers } = await formOf(data.id, 320);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const url = `/files/${data.id}/320.webp`;
    const again = await app.server.inject({
      url,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('leads to nothing else', async () => {
    const { data } = await add(await jpegPhoto());
    const paths = [
      `/files/${data.id}/original.webp`,
      `/files/${data.id}/639.webp`,
      `/files/${data.id}/..%2f..%2fsecret`,
      `/files/..%2f/640.webp`,
      `/files/${'0'.repeat(32)}/640.webp`,
      `/files/%00/640.webp`,
    ];
    for (const url of paths) {
      const { statusCode, headers } = await app.server.inject({ url });
      expect([url, statusCode]).toEqual([url, 404]);
      expect(String(headers['content-type'])).toContain('application/problem+json');
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });
});

/** Red at the left, blue at the right. */
async function twoColours(): Promise<Uint8Array> {
  const right = await plainPicture({ width: 500, height: 800, background: '#0000ff' })
    .png()
    .toBuffer();
  return plainPicture({ width: 1000, height: 800, background: '#ff0000' })
    .composite([{ input: right, left: 500, top: 0 }])
    .png()
    .toBuffer();
}

async function meanOf(id: string): Promise<'red' | 'blue' | 'mixed'> {
  const { channels } = await (await pixelsOf(id, 640)).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  if (red > 240 && blue < 15) return 'red';
  return blue > 240 && red < 15 ? 'blue' : 'mixed';
}

function noisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}
