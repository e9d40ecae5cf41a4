import sharp, { type OutputInfo, type SharpOptions } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import {
  animatedPng,
  emptyPng,
  jpegOfScans,
  jpegWith,
  pngWith,
  profileBomb,
  profileCrowd,
  chunk,
  textBomb,
} from '#tests/hostile-pictures.ts';
import { endChildren, peakOfChildren } from '#tests/children.ts';
import { jpegPhoto, plainPicture } from '#tests/pictures.ts';
import { makePicture } from './pictures.ts';

// Processes are started and killed here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

const make = (bytes: Uint8Array) => makePicture('tests', bytes, 'any');

/** Fresh for each: a process that had to grow is not used again. */
const usualPeak = 250;

describe('a small file that unpacks to gigabytes is drawn in little memory, at once', () => {
  it.each([
    ['texts of a PNG', () => textBomb('zTXt', 160)],
    ['international texts of a PNG', () => textBomb('iTXt', 160)],
    ['texts behind the pixels', () => textBomb('zTXt', 160, 'end')],
    ['a colour profile', profileBomb],
    ['colour profiles by the thousand', profileCrowd],
  ])('%s', async (_name, bytesOf) => {
    await make(await jpegPhoto());
    const bytes = await bytesOf();
    const since = performance.now();
    expect(await make(bytes)).toMatchObject({ width: 300, height: 300 });
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(peakOfChildren()).toBeLessThan(usualPeak);
  });
});

describe('what draws otherwise', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const colors = (width = 400, height = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#000', noise } });

  it.each([
    ['an animated PNG', animatedPng],
    ['an interlaced PNG', () => colors().png({ progressive: true }).toBuffer()],
    ['a PNG of 16 bits', () => colors().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', () => colors().png({ palette: true }).toBuffer()],
    ['a PNG with a script behind it', async () => Buffer.concat([await pngWith([]), script])],
    ['a progressive JPEG', () => colors().jpeg({ progressive: true }).toBuffer()],
    ['a grey JPEG', () => colors().greyscale().jpeg().toBuffer()],
    ['a JPEG of four colours', () => colors().toColourspace('cmyk').jpeg().toBuffer()],
    ['a JPEG with megabytes about it', () => jpegWith(0xed, 100)],
    ['a JPEG with many profiles', () => jpegWith(0xe2, 100, 'ICC_PROFILE\0\x01\x01')],
    ['a JPEG that is an archive as well', async () => Buffer.concat([await jpegPhoto(), archive])],
    ['a lossless WebP', () => colors().webp({ lossless: true }).toBuffer()],
    ['a WebP with transparency', () => colors().ensureAlpha(0.5).webp().toBuffer()],
    ['a WebP with all of it', () => colors().ensureAlpha(0.5).withMetadata().webp().toBuffer()],
    ['an animated WebP', () => animatedWebp()],
    ['an AVIF', () => colors().avif({ effort: 0 }).toBuffer()],
  ])('%s', async (_name, bytesOf) => {
    const made = await make(await bytesOf());
    expect(Math.max(made.width, made.height)).toBeGreaterThanOrEqual(300);
    expect(made.original.includes('alert(1)')).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('the way up %i, in each format', async (orientation) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const corner = { input: await red(), left: 0, top: 0 };
      const bytes = await plainPicture({ width: 400, height: 300, background: '#ffffff' })
        .composite([corner])
        .withMetadata({ orientation })
        .toFormat(format)
        .toBuffer();
      const expected = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const { original } = await make(bytes);
      const seen = await sharp(original).raw().toBuffer({ resolveWithObject: true });
      expect([seen.info.width, seen.info.height]).toEqual([
        expected.info.width,
        expected.info.height,
      ]);
      expect(redCorner(seen)).toEqual(redCorner(expected));
    }
  });

  it('keeps the colours of a camera with wider ones', async () => {
    const wide = await plainPicture({ background: '#ff0000' })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const expected = await sharp(await sharp(wide).png().toBuffer()).stats();
    const { original } = await make(wide);
    const seen = await sharp(original).stats();
    for (const [channel, { mean }] of seen.channels.entries()) {
      expect(Math.abs(mean - (expected.channels[channel]?.mean ?? 0))).toBeLessThan(6);
    }
  });
});

const plainAvif = (width: number, height: number) =>
  plainPicture({ width, height }).avif({ effort: 0 }).toBuffer();

describe('what is refused', () => {
  const [broken, huge] = ['Файл повреждён', 'слишком большая'];

  it.each([
    ['pixels without end', huge, async () => emptyPng(60_000, 60_000)],
    ['a promise of pixels in a JPEG', huge, async () => promised(await jpegPhoto())],
    ['an AVIF that is dear to decode', 'не больше 12 мегапикселей', () => plainAvif(4000, 3100)],
    ['two heads', broken, () => pngWith([chunk('IHDR', Buffer.alloc(13))])],
    ['a PNG that ends in its pixels', broken, async () => (await noisy('png')).subarray(0, 9000)],
    ['a JPEG that ends in its pixels', broken, async () => (await noisy('jpeg')).subarray(0, 9000)],
    ['a WebP that ends in its pixels', broken, async () => (await noisy('webp')).subarray(0, 9000)],
    ['scans without end', broken, () => jpegOfScans(3000)],
    ['a JPEG of nothing', broken, async () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a WebP of nothing', broken, async () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['nothing at all', 'не похоже на фотографию', async () => Buffer.alloc(0)],
  ])('%s', async (_name, words, bytesOf) => {
    const since = performance.now();
    await expect(make(await bytesOf())).rejects.toThrow(words);
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it('what takes its process down, and the next picture is made', async () => {
    // Killed while it starts, a process is no fault of the file.
    await make(await jpegPhoto());
    const before = make(await jpegPhoto({ width: 5000, height: 4900 }));
    await new Promise((resolve) => setTimeout(resolve, 150));
    endChildren();
    await expect(before).rejects.toThrow(broken);
    expect(await make(await jpegPhoto())).toMatchObject({ width: 800 });
  });
});

const script = Buffer.from('<script>alert(1)</script>');
const archive = Buffer.from('PK\x03\x04alert(1)', 'latin1');

function noisy(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 600, height: 600, channels: 3, background: '#000', noise } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

const red = () => plainPicture({ width: 60, height: 60, background: '#ff0000' }).png().toBuffer();

/** Where the red corner lies: at the left or right, at the top or bottom. */
function redCorner({ data, info }: { data: Buffer; info: OutputInfo }): string[] {
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 80;
  };
  const [right, bottom] = [info.width - 20, info.height - 20];
  const corners = { topLeft: [20, 20], topRight: [right, 20], low: [20, bottom] } as const;
  return Object.entries(corners)
    .filter(([, [x, y]]) => isRed(x, y))
    .map(([corner]) => corner);
}

async function animatedWebp(): Promise<Buffer> {
  const frames = [1, 2, 3].map((frame) => ({
    input: { create: { width: 300, height: 300, channels: 3, background: `#${frame}${frame}8` } },
  }));
  const inputs = frames.map(({ input }) =>
    sharp(input as SharpOptions)
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(inputs), { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

/** A height and a width of 65 000 where there are hundreds. */
function promised(jpeg: Uint8Array): Buffer {
  const bytes = Buffer.from(jpeg);
  const head = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_000, head + 5);
  bytes.writeUInt16BE(65_000, head + 7);
  return bytes;
}
