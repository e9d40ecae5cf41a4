import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoIdField, photoWidths } from '#contract/photos.ts';
import { paintPortrait } from './drawing.ts';
import { placeholderOf } from './placeholder.ts';
import { drawPortrait } from './portrait.ts';
import { portraitId, portraitSize, type Sitter, sitterOf } from './sitter.ts';

const sitters: Sitter[] = [
  { who: 'female', age: 24, number: 1, view: 1 },
  { who: 'female', age: 66, number: 12_345_678, view: 4 },
  { who: 'male', age: 45, number: 7, view: 2 },
  { who: 'pair', age: 50, number: 99, view: 1 },
];

describe('portraits', () => {
  it.each(sitters)('are named so that they can be drawn again: %o', (sitter) => {
    const id = portraitId(sitter);
    expect(photoIdField.parse(id)).toBe(id);
    expect(sitterOf(id)).toEqual(sitter);
  });

  it.each(['drawn-x43-1-1', 'drawn-w43-1', 'drawn-w4-1-1', 'drawn-w43-123456789-1', 'abcdefgh'])(
    'takes %j for no portrait',
    (id) => {
      expect(sitterOf(id)).toBeNull();
    },
  );

  it.each(sitters)('are WebP of every width, the same bytes each time: %o', async (sitter) => {
    for (const width of photoWidths) {
      const bytes = await paintPortrait(sitter, width);
      const { format, width: wide, height } = await sharp(bytes).metadata();
      expect({ format, wide, height }).toEqual({
        format: 'webp',
        wide: width,
        height: width * 1.25,
      });
      expect(await paintPortrait(sitter, width)).toEqual(bytes);
    }
    expect(photoWidths.at(-1)).toBe(portraitSize.width);
  });

  it('show different people', () => {
    const drawn = Array.from({ length: 300 }, (_, at) =>
      drawPortrait({ who: 'female', age: 30, number: at, view: 1 }),
    );
    expect(new Set(drawn).size).toBe(300);
  });

  it('are numbers and shapes alone', () => {
    const drawn = Array.from({ length: 300 }, (_, at) =>
      drawPortrait({
        who: at % 3 === 0 ? 'male' : 'female',
        age: 18 + (at % 60),
        number: at * 7919,
        view: 1 + (at % 4),
      }),
    );
    expect(drawn.filter((svg) => /undefined|NaN|null|Infinity|\[object/.test(svg))).toEqual([]);
  });

  it('keep the face of a person from one picture to the next', () => {
    const faceOf = (svg: string) => /<clipPath id="face">(.*?)<\/clipPath>/.exec(svg)?.[1];
    const views = [1, 2, 3, 4].map((view) =>
      drawPortrait({ who: 'male', age: 40, number: 5, view }),
    );
    expect(new Set(views.map(faceOf)).size).toBe(1);
    expect(new Set(views).size).toBe(4);
  });

  it('have a tiny picture to stand there until they come', async () => {
    const placeholder = placeholderOf(sitters[0]!);
    expect(placeholder).toMatch(/^data:image\/bmp;base64,[A-Za-z0-9+/]+=*$/);
    expect(placeholder.length).toBeLessThan(200);
  });
});
