export const pixelsAtMost = 25_000_000;
/** A pixel of AVIF costs the decoder several times what one of JPEG does, however small the file. */
export const avifPixelsAtMost = 12_000_000;
export const sideAtLeast = 200;
export const ratioAtMost = 5;

const megabyte = 1024 * 1024;

/** Larger colour profiles are dropped: those of cameras have a few kilobytes, of print half a megabyte. */
export const profileBytesAtMost = megabyte;

/** A progressive JPEG has about ten; each is a pass over all pixels. */
export const scansAtMost = 64;
