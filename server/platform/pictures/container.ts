import { pixelsAtMost } from './bounds.ts';
import { refuse } from './refusals.ts';

/** Only what draws: a file put together anew from the parts of the sender's that are needed for it. */
export interface Container {
  bytes: Buffer;
  width: number;
  height: number;
  /** 1 to 8, as EXIF numbers them. */
  orientation: number;
}

/** Sizes come from headers, so before anything is unpacked. */
export function checkPixels(width: number, height: number): void {
  if (width < 1 || height < 1) throw refuse('broken');
  if (width * height > pixelsAtMost) throw refuse('huge');
}
