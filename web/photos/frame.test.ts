import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { photoFrameSchema } from '#contract/photos.ts';
import { firstFrame, moveFrame, narrowest, resizeFrame, widest } from './frame.ts';

const wide = { width: 1280, height: 800, ratio: 4 / 5 };

it('begins with all that fits', () => {
  expect(firstFrame(wide)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(firstFrame({ width: 800, height: 1300, ratio: 4 / 5 })).toMatchObject({ x: 0, width: 1 });
  const square = { width: 400, height: 800, ratio: 1 };
  expect(firstFrame(square)).toEqual({ x: 0, y: 0.5 / 3, width: 1, height: 0.5 });
});

it('grows from the corner that is held', () => {
  const small = resizeFrame(firstFrame(wide), wide, 0.25);
  expect(small).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
  expect(resizeFrame(small, wide, 0.3, { x: 0, y: 0 })).toMatchObject({ x: 0.375, y: 0.25 });
});

it('stays inside the picture and in its shape, whatever is done to it', () => {
  const side = fc.integer({ min: 200, max: 4000 });
  const shape = fc.constantFrom(4 / 5, 1);
  const step = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      shape,
      fc.array(fc.tuple(step, step, step)),
      (width, height, of, steps) => {
        const sheet = { width, height, ratio: of };
        const still = { x: 1, y: 0 };
        const frame = steps.reduce(
          (now, [dx, dy, wanted]) => resizeFrame(moveFrame(now, dx, dy), sheet, wanted, still),
          firstFrame(sheet),
        );
        expect(photoFrameSchema.safeParse(frame).error).toBeUndefined();
        const ratio = (frame.width * width) / (frame.height * height);
        expect(ratio).toBeCloseTo(of, 5);
        expect(frame.width).toBeGreaterThanOrEqual(narrowest(sheet));
        expect(frame.width).toBeLessThanOrEqual(widest(sheet));
      },
    ),
  );
});
