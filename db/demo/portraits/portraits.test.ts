import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoIdField, photoWidths } from '#contract/photos.ts';
import { paintPicture } from './drawing.ts';
import { placeholderOf } from './placeholder.ts';
import { drawPortrait } from './portrait.ts';
import { type Picture, pictureId, pictureOf, pictureSize } from './picture.ts';
import { drawThing, thingKinds } from './things.ts';

const pictures: Picture[] = [
  { who: 'female', age: 24, number: 1, view: 1 },
  { who: 'female', age: 66, number: 12_345_678, view: 4 },
  { who: 'male', age: 45, number: 7, view: 2 },
  { who: 'pair', age: 50, number: 99, view: 1 },
  { thing: 'toys', number: 3 },
  { thing: 'books', number: 12_345_678 },
];

describe('portraits', () => {
  it.each(pictures)('are named so that they can be drawn again: %o', (picture) => {
    const id = pictureId(picture);
    expect(photoIdField.parse(id)).toBe(id);
    expect(pictureOf(id)).toEqual(picture);
  });

  it.each([
    'drawn-x43-1-1',
    'drawn-w43-1',
    'drawn-w4-1-1',
    'drawn-w43-123456789-1',
    'drawn-cats-1',
    'abcdefgh',
  ])('takes %j for no portrait', (id) => {
    expect(pictureOf(id)).toBeNull();
  });

  it.each(photoWidths)('are WebP, %i pixels wide', async (width) => {
    const bytes = await paintPicture(pictures[0]!, width);
    const { format, width: wide, height } = await sharp(bytes).metadata();
    const expected = { format: 'webp', wide: width, height: width * 1.25 };
    expect({ format, wide, height }).toEqual(expected);
    expect(width).toBeLessThanOrEqual(pictureSize.width);
  });

  it.each(pictures)('are the same bytes each time: %o', async (picture) => {
    const bytes = await paintPicture(picture, 160);
    expect(await paintPicture(picture, 160)).toEqual(bytes);
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
    for (const thing of thingKinds) drawn.push(drawThing(thing, 1), drawThing(thing, 2));
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

  it('have a tiny picture to stand there until they come', () => {
    const placeholders = pictures.map(placeholderOf);
    const odd = placeholders.filter(
      (text) => !/^data:image\/bmp;base64,[A-Za-z0-9+/]+=*$/.test(text),
    );
    expect(odd).toEqual([]);
    expect(Math.max(...placeholders.map(({ length }) => length))).toBeLessThan(200);
  });
});
