import { type Photo as Picture, photoUrl } from '#contract/photos.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { picturePartsOf } from '#web/photos/picture-parts.ts';
import { Photo } from '#web/ui/display/photo.tsx';
import { Strip } from './strip.tsx';
import { useStrip } from './use-strip.ts';
import { altOf } from './words.ts';

type LargeGalleryProps = { photos: Picture[]; name: string; start: number; onClose: () => void };

/** Whole pictures, as large as the window lets them be. */
export default function LargeGallery({ photos, name, start, onClose }: LargeGalleryProps) {
  return (
    <Dialog open width="wide" title="Фотографии" onClose={onClose}>
      <LargeStrip photos={photos} name={name} start={start} />
    </Dialog>
  );
}

function LargeStrip({ photos, name, start }: Omit<LargeGalleryProps, 'onClose'>) {
  const strip = useStrip(start);
  return (
    <Strip {...strip} count={photos.length} focusable>
      {photos.map((photo, index) => (
        <li key={photo.id} className="flex w-full shrink-0 snap-start items-center justify-center">
          <Photo
            src={photoUrl(photo.id, 1280)}
            {...picturePartsOf(photo)}
            sizes="(width < 56rem) 100vw, 52rem"
            alt={altOf(name, index, photos.length)}
            eager={index === start}
            className="h-auto max-h-[calc(100dvh-11rem)] w-auto max-w-full rounded-control object-contain!"
          />
        </li>
      ))}
    </Strip>
  );
}
