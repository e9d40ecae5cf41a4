import { sharp } from '#server/platform/pictures/sharp.ts';
import { drawPortrait } from './portrait.ts';
import { type Picture, pictureSize } from './picture.ts';
import { drawThing } from './things.ts';

/** Units across the picture, which are drawn as pixels at 72 dots an inch. */
const units = 800;

/** The picture as WebP; the same one and the same width give the same bytes. */
export function paintPicture(picture: Picture, width: number): Promise<Buffer> {
  const height = Math.round((width * pictureSize.height) / pictureSize.width);
  const svg = 'thing' in picture ? drawThing(picture.thing, picture.number) : drawPortrait(picture);
  return sharp(Buffer.from(svg), { density: (72 * width) / units })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
