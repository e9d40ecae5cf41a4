import sharp, { type Metadata, type Sharp } from 'sharp';
import { type PhotoFrame, photoWidths } from '#contract/photos.ts';
import { AppError } from './errors.ts';
import { kindOf } from './pictures/kind.ts';
import { pictureRefusals } from './pictures/refusals.ts';
import { createLimiter } from './limiter.ts';

/** A picture made anew from its pixels: nothing of what the sender's file said besides is left. */
export interface MadePicture {
  /** Of its widest form. */
  width: number;
  height: number;
  /** A few blurred pixels as a `data:` address. */
  placeholder: string;
  /** Bytes by the width they are served in; a narrow picture is not widened. */
  forms: { name: string; bytes: Buffer }[];
  /** The whole of it, for cutting; not to be shown to anybody but its owner. */
  original: Buffer;
}

const pixelsAtMost = 25_000_000;
const sideAtLeast = 200;
const ratioAtMost = 5;
const originalSide = 2560;
const viewSide = 1280;
const webp = { quality: 80, effort: 3 };
const secondsAtMost = 15;
/** Shares are rounded on their way: a side a little longer is no fault. */
const nearlySquare = 1.02;

// One thread for each of the two that are made at once, off the thread that answers requests.
sharp.concurrency(1);
sharp.cache(false);
const limit = createLimiter({ concurrency: 2, maxQueue: 20 });

/** What of the original is shown: as much as was sent or framed, or a square of it. */
export type PictureShape = 'any' | 'square';

/** Throws 415 and 422 with words for the person who has sent it. */
export function makePicture(bytes: Uint8Array, shape: PictureShape): Promise<MadePicture> {
  return limit(() =>
    orBroken(async () => {
      const original = await originalOf(bytes);
      const shown = shape === 'square' ? await cutSquare(original) : open(original);
      return { ...(await formsOf(shown)), original };
    }),
  );
}

/** The whole picture alone, made anew, for what is never shown in small. */
export function remakePicture(bytes: Uint8Array): Promise<Buffer> {
  return limit(() => orBroken(() => originalOf(bytes)));
}

/** Part of an original that `makePicture` has made. */
export function cutPicture(
  original: Buffer,
  frame: PhotoFrame,
  shape: PictureShape,
): Promise<MadePicture> {
  return limit(() =>
    orBroken(async () => {
      const { width, height } = await open(original).metadata();
      const left = Math.min(Math.round(frame.x * width), width - 1);
      const top = Math.min(Math.round(frame.y * height), height - 1);
      const region = {
        left,
        top,
        width: Math.min(Math.round(frame.width * width), width - left),
        height: Math.min(Math.round(frame.height * height), height - top),
      };
      const side = Math.min(region.width, region.height);
      if (side < sideAtLeast) throw pictureRefusals.smallCut();
      if (shape === 'square') {
        if (Math.max(region.width, region.height) > side * nearlySquare)
          throw pictureRefusals.notSquare();
        Object.assign(region, { width: side, height: side });
      }
      return { ...(await formsOf(open(original).extract(region))), original };
    }),
  );
}

/** The original as its owner cuts it on a screen; a `data:` address, since it has no other. */
export function viewOriginal(original: Buffer) {
  return limit(() =>
    orBroken(async () => {
      const view = open(original).resize(shrinkTo(viewSide)).webp(webp);
      const { data, info } = await view.toBuffer({ resolveWithObject: true });
      return { url: asDataUrl(data), width: info.width, height: info.height };
    }),
  );
}

async function originalOf(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = await measure(bytes);
  const source = open(bytes)
    .autoOrient()
    .resize(shrinkTo(originalSide))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  checkSides(width, height);
  return source.webp({ quality: 90, effort: 3 }).toBuffer();
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' }).timeout({
    seconds: secondsAtMost,
  });

const shrinkTo = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const asDataUrl = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;

/** Reads the head of the file alone: a few bytes may promise gigabytes of pixels. */
async function measure(bytes: Uint8Array): Promise<Metadata> {
  const kind = kindOf(bytes);
  if (kind === 'heic') throw pictureRefusals.heic();
  if (!kind) throw pictureRefusals.foreign();
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== kind) throw pictureRefusals.foreign();
  if (head.width * head.height > pixelsAtMost) throw pictureRefusals.huge();
  return head;
}

/** From the middle; of a tall picture from nearer its top, where faces are. */
async function cutSquare(original: Buffer): Promise<Sharp> {
  const { width, height } = await open(original).metadata();
  const side = Math.min(width, height);
  const left = Math.round((width - side) / 2);
  const top = Math.round((height - side) / 3);
  return open(original).extract({ left, top, width: side, height: side });
}

function checkSides(width: number, height: number): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < sideAtLeast) throw pictureRefusals.small();
  if (long > short * ratioAtMost) throw pictureRefusals.narrow();
}

async function formsOf(picture: Sharp): Promise<Omit<MadePicture, 'original'>> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const forms = [];
  let size = { width: info.width, height: info.height };
  for (const wanted of photoWidths) {
    const form = pixels().resize({ width: wanted, withoutEnlargement: true }).webp(webp);
    const made = await form.toBuffer({ resolveWithObject: true });
    forms.push({ name: `${wanted}.webp`, bytes: made.data });
    size = { width: made.info.width, height: made.info.height };
  }
  const few = await pixels()
    .resize(16, 16, { fit: 'inside' })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer();
  return { ...size, placeholder: asDataUrl(few), forms };
}

/** Whatever the decoder complains of is a fault of the file. */
async function orBroken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw pictureRefusals.broken();
  }
}
