import sharp from 'sharp';
import { drawPortrait } from './portrait.ts';
import { portraitSize, type Sitter } from './sitter.ts';

/** Units across the picture, which are drawn as pixels at 72 dots an inch. */
const units = 800;

/** The portrait as WebP; the same sitter and width give the same bytes. */
export function paintPortrait(sitter: Sitter, width: number): Promise<Buffer> {
  const height = Math.round((width * portraitSize.height) / portraitSize.width);
  return sharp(Buffer.from(drawPortrait(sitter)), { density: (72 * width) / units })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
