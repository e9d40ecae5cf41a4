import { availableParallelism } from 'node:os';
import type { PhotoFrame } from '#contract/photos.ts';
import { Decoder } from './pictures/decoder.ts';
import type {
  MadePicture,
  PictureShape,
  PictureTasks,
  TaskName,
  WholePicture,
} from './pictures/tasks.ts';
import { createLimiter, type Who } from './limiter.ts';

export type { MadePicture, PictureShape, WholePicture } from './pictures/tasks.ts';

const concurrency = Math.min(2, availableParallelism());
const limit = createLimiter({ concurrency, maxQueue: 60, maxQueueEach: 10 });
const idle = Array.from({ length: concurrency }, () => new Decoder());

/** `who` waits for their own pictures, not for those of others: see `limiter.ts`. */
async function run<Name extends TaskName>(
  who: Who,
  name: Name,
  input: PictureTasks[Name]['input'],
): Promise<PictureTasks[Name]['output']> {
  return limit(async () => {
    const decoder = idle.pop() ?? new Decoder();
    try {
      return await decoder.run({ name, input });
    } finally {
      idle.push(decoder);
    }
  }, who);
}

/** Throws 415 and 422 with words for the person who has sent it. */
export const makePicture = (
  who: Who,
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<MadePicture & WholePicture> => run(who, 'make', { bytes, shape });

/** The whole picture alone, made anew, for what is never shown in small. */
export const remakePicture = (who: Who, bytes: Uint8Array): Promise<Buffer> =>
  run(who, 'remake', { bytes });

/** Part of an original that `makePicture` has made. */
export const cutPicture = (
  who: Who,
  original: Uint8Array,
  frame: PhotoFrame,
  shape: PictureShape,
): Promise<MadePicture> => run(who, 'cut', { original, frame, shape });

/** An original as its owner cuts it on a screen. */
export const viewOriginal = (who: Who, original: Uint8Array): Promise<Buffer> =>
  run(who, 'view', { original });

/** Throws 415 and 422 unless this is a PDF that starts nothing by itself. */
export const checkPdf = (who: Who, bytes: Uint8Array): Promise<true> =>
  run(who, 'checkPdf', { bytes });
