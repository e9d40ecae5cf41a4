import type { PhotoFrame } from '#contract/photos.ts';
import type { refusals } from './refusals.ts';

/** What of the original is shown: as much as was sent or framed, or a square of it. */
export type PictureShape = 'any' | 'square';

/** A picture made anew from its pixels: nothing of what the sender's file said besides is left. */
export interface MadePicture {
  /** Of its widest form. */
  width: number;
  height: number;
  /** A few blurred pixels as a `data:` address. */
  placeholder: string;
  /** Bytes by the width they are served in; a narrow picture is not widened. */
  forms: { name: string; bytes: Buffer }[];
}

/** The whole of what was sent; not to be shown to anybody but its owner. */
export interface WholePicture {
  /** For cutting. */
  original: Buffer;
  /** As its owner cuts it on a screen. */
  view: Buffer;
}

export interface PictureTasks {
  make: { input: { bytes: Uint8Array; shape: PictureShape }; output: MadePicture & WholePicture };
  remake: { input: { bytes: Uint8Array }; output: Buffer };
  cut: {
    input: { original: Uint8Array; frame: PhotoFrame; shape: PictureShape };
    output: MadePicture;
  };
  view: { input: { original: Uint8Array }; output: Buffer };
  /** No picture, but as foreign as one. */
  checkPdf: { input: { bytes: Uint8Array }; output: true };
}
export type TaskName = keyof PictureTasks;

/** What the two processes say to each other. */
export interface Order<Name extends TaskName = TaskName> {
  name: Name;
  input: PictureTasks[Name]['input'];
}

export interface Reply {
  output?: PictureTasks[TaskName]['output'];
  refusal?: keyof typeof refusals;
  /** It has taken much memory, and ends: the next one is for a fresh process. */
  isLast: boolean;
}
