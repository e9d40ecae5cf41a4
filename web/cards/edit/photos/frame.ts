import type { PhotoFrame } from '#contract/photos.ts';

export interface Size {
  width: number;
  height: number;
}

/** Of the main picture of a card: width to height. */
export const frameRatio = 4 / 5;
const leastPixels = 200;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Shares of the picture: as high as this width makes the frame. */
const heightOf = (size: Size, width: number) =>
  Math.min(1, (width * size.width) / frameRatio / size.height);

/** The widest frame that fits into the picture. */
export function widest(size: Size): number {
  return Math.min(1, (size.height * frameRatio) / size.width);
}

/** The server takes nothing smaller. */
export function narrowest(size: Size): number {
  return Math.min(widest(size), leastPixels / size.width);
}

/** All that fits, from the middle; of a tall picture from nearer its top, where faces are. */
export function firstFrame(size: Size): PhotoFrame {
  const width = widest(size);
  const height = heightOf(size, width);
  return moveFrame({ x: (1 - width) / 2, y: (1 - height) / 3, width, height }, 0, 0);
}

export function moveFrame(frame: PhotoFrame, dx: number, dy: number): PhotoFrame {
  return {
    ...frame,
    x: clamp(frame.x + dx, 0, 1 - frame.width),
    y: clamp(frame.y + dy, 0, 1 - frame.height),
  };
}

/** `still` is the point of the frame that stays: 0 and 1 are its edges, a half is the middle. */
export function resizeFrame(
  frame: PhotoFrame,
  size: Size,
  wanted: number,
  still: { x: number; y: number } = { x: 0.5, y: 0.5 },
): PhotoFrame {
  const width = clamp(wanted, narrowest(size), widest(size));
  const height = heightOf(size, width);
  const grown = {
    x: frame.x + (frame.width - width) * still.x,
    y: frame.y + (frame.height - height) * still.y,
    width,
    height,
  };
  return moveFrame(grown, 0, 0);
}
