import type { PhotoFrame } from '#contract/photos.ts';

/** A picture in pixels, and the shape of what is cut out of it. */
interface Sheet {
  width: number;
  height: number;
  /** Width to height of the frame, which is never wider than high. */
  ratio: number;
}

const leastPixels = 200;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Shares of the picture: as high as this width makes the frame. */
const heightOf = (sheet: Sheet, width: number) =>
  Math.min(1, (width * sheet.width) / sheet.ratio / sheet.height);

/** The widest frame that fits into the picture. */
export function widest(sheet: Sheet): number {
  return Math.min(1, (sheet.height * sheet.ratio) / sheet.width);
}

/** The server takes nothing smaller. */
export function narrowest(sheet: Sheet): number {
  return Math.min(widest(sheet), leastPixels / sheet.width);
}

/** All that fits, from the middle; of a tall picture from nearer its top, where faces are. */
export function firstFrame(sheet: Sheet): PhotoFrame {
  const width = widest(sheet);
  const height = heightOf(sheet, width);
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
  sheet: Sheet,
  wanted: number,
  still: { x: number; y: number } = { x: 0.5, y: 0.5 },
): PhotoFrame {
  const width = clamp(wanted, narrowest(sheet), widest(sheet));
  const height = heightOf(sheet, width);
  const grown = {
    x: frame.x + (frame.width - width) * still.x,
    y: frame.y + (frame.height - height) * still.y,
    width,
    height,
  };
  return moveFrame(grown, 0, 0);
}
