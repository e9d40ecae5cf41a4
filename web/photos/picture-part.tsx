import type { PhotoFrame, PhotoOriginal } from '#contract/photos.ts';

type PicturePartProps = { original: PhotoOriginal; frame: PhotoFrame };

/** What is in the frame, as large as the box around it. */
export function PicturePart({ original, frame }: PicturePartProps) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <img
      src={original.url}
      alt=""
      className="absolute max-w-none"
      style={{
        width: percent(1 / frame.width),
        height: percent(1 / frame.height),
        left: percent(-frame.x / frame.width),
        top: percent(-frame.y / frame.height),
      }}
    />
  );
}
