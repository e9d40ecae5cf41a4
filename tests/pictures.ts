import sharp, { type Create } from 'sharp';

type Options = Partial<Pick<Create, 'width' | 'height'>> & { background?: string };

/** A plain picture of one colour. */
export function plainPicture({ width = 800, height = 1000, background = '#c86432' }: Options = {}) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Bytes of a photo as a phone sends it. */
export async function jpegPhoto(options: Options = {}): Promise<Uint8Array> {
  return plainPicture(options).jpeg().toBuffer();
}
