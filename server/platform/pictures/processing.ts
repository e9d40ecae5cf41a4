import type { Metadata, Sharp } from 'sharp';
import { type PhotoFrame, photoWidths } from '#contract/photos.ts';
import { avifPixelsAtMost, pixelsAtMost, ratioAtMost, sideAtLeast } from './bounds.ts';
import { checkPixels, type Container } from './container.ts';
import { readJpeg } from './jpeg.ts';
import { kindOf } from './kind.ts';
import { checkPdf } from './pdf.ts';
import { readPng } from './png.ts';
import { refuse } from './refusals.ts';
import { sharp } from './sharp.ts';
import type { MadePicture, PictureShape, PictureTasks, TaskName } from './tasks.ts';
import { readWebp } from './webp.ts';

const originalSide = 2560;
const viewSide = 1280;
const webp = { quality: 80, effort: 3 };
const secondsAtMost = 15;
/** Shares are rounded on their way: a side a little longer is no fault. */
const nearlySquare = 1.02;

type Handlers = {
  [Name in TaskName]: (input: PictureTasks[Name]['input']) => Promise<PictureTasks[Name]['output']>;
};

/** All that touches pixels; runs in the process that decodes, never in the one that answers. */
export const handlers: Handlers = {
  make: async ({ bytes, shape }) => {
    const original = await originalOf(bytes);
    const shown = shape === 'square' ? await cutSquare(original) : open(original);
    return { ...(await formsOf(shown)), original, view: await viewOf(original) };
  },
  remake: ({ bytes }) => originalOf(bytes),
  cut: ({ original, frame, shape }) => cut(original, frame, shape),
  view: ({ original }) => viewOf(original),
  checkPdf: async ({ bytes }) => {
    checkPdf(asBuffer(bytes));
    return true;
  },
};

const asBuffer = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function originalOf(bytes: Uint8Array): Promise<Buffer> {
  const picture = await readPicture(asBuffer(bytes));
  checkSides(picture.width, picture.height);
  return orient(open(picture.bytes), picture.orientation)
    .resize(shrinkTo(originalSide))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 3 })
    .toBuffer();
}

function readPicture(bytes: Buffer): Container | Promise<Container> {
  switch (kindOf(bytes)) {
    case 'jpeg':
      return readJpeg(bytes);
    case 'png':
      return readPng(bytes);
    case 'webp':
      return readWebp(bytes);
    case 'heif':
      return readHeif(bytes);
    case 'heic':
      throw refuse('heic');
    case null:
      throw refuse('foreign');
  }
}

/** Its library unpacks nothing for the head, and turns the picture upright by itself. */
async function readHeif(bytes: Buffer): Promise<Container> {
  const head: Metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== 'heif') throw refuse('foreign');
  checkPixels(head.width, head.height);
  if (head.width * head.height > avifPixelsAtMost) throw refuse('hugeAvif');
  return { bytes, width: head.width, height: head.height, orientation: 1 };
}

/** As EXIF numbers the ways; sharp mirrors from left to right before it turns clockwise. */
function orient(picture: Sharp, orientation: number): Sharp {
  const [angle = 0, isMirrored = false] =
    ([[], [0], [0, true], [180], [180, true], [270, true], [90], [90, true], [270]] as const)[
      orientation
    ] ?? [];
  const turned = angle === 0 ? picture : picture.rotate(angle);
  return isMirrored ? turned.flop() : turned;
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' }).timeout({
    seconds: secondsAtMost,
  });

const shrinkTo = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const viewOf = (original: Uint8Array) =>
  open(original).resize(shrinkTo(viewSide)).webp(webp).toBuffer();

async function cut(
  original: Uint8Array,
  frame: PhotoFrame,
  shape: PictureShape,
): Promise<MadePicture> {
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
  if (side < sideAtLeast) throw refuse('smallCut');
  if (shape === 'square') {
    if (Math.max(region.width, region.height) > side * nearlySquare) throw refuse('notSquare');
    Object.assign(region, { width: side, height: side });
  }
  return formsOf(open(original).extract(region));
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
  if (short < sideAtLeast) throw refuse('small');
  if (long > short * ratioAtMost) throw refuse('elongated');
}

async function formsOf(picture: Sharp): Promise<MadePicture> {
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
  return { ...size, placeholder: `data:image/webp;base64,${few.toString('base64')}`, forms };
}
