import type { PhotoFrame, PhotoOriginal } from '#contract/photos.ts';
import { PicturePart } from '#web/photos/picture-part.tsx';

type CropPreviewsProps = { original: PhotoOriginal; frame: PhotoFrame };

/** How families will see it: on the page of the resume, and in lists. */
export function CropPreviews({ original, frame }: CropPreviewsProps) {
  return (
    <div aria-hidden className="flex shrink-0 items-end gap-3 text-xs text-muted">
      <figure>
        <div className="relative h-25 w-20 overflow-hidden rounded-sm">
          <PicturePart original={original} frame={frame} />
        </div>
        <figcaption className="mt-1 text-center">В анкете</figcaption>
      </figure>
      <figure>
        <div className="relative size-14 overflow-hidden rounded-sm">
          <PicturePart original={original} frame={squareOf(frame)} />
        </div>
        <figcaption className="mt-1 text-center">В поиске</figcaption>
      </figure>
    </div>
  );
}

/** As `object-cover` cuts a picture of 4:5 into a square. */
function squareOf(frame: PhotoFrame): PhotoFrame {
  const height = frame.height * (4 / 5);
  return { ...frame, y: frame.y + (frame.height - height) * 0.3, height };
}
