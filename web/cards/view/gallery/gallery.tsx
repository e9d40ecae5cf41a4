import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { type Photo as Picture, photoUrl } from '#contract/photos.ts';
import { classes } from '#web/ui/style/classes.ts';
import { picturePartsOf } from '#web/photos/picture-parts.ts';
import { Photo } from '#web/ui/display/photo.tsx';
import { Strip } from './strip.tsx';
import { useStrip } from './use-strip.ts';
import { altOf, anchorOf } from './words.ts';

const LargeGallery = lazyPart(() => import('./large-gallery.tsx'));

type GalleryProps = { photos: Picture[]; name: string };

/**
 * Anchors and the strip reach every picture without scripts; the large view is a link then. The
 * small ones stand beside the main one on a phone, and below it where its column is narrow.
 */
export function Gallery({ photos, name }: GalleryProps) {
  const strip = useStrip();
  const [large, setLarge] = useState<number | null>(null);
  const count = photos.length;
  return (
    <section aria-label="Фотографии" data-sheet="photos" className="flex gap-2 @lg:block">
      <Strip {...strip} count={count} className="max-w-68">
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            id={anchorOf(index)}
            className="w-full shrink-0 snap-start print:not-first:hidden"
          >
            <a
              href={photoUrl(photo.id, 1280)}
              onClick={(event) => {
                event.preventDefault();
                setLarge(index);
              }}
              className="block cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Photo
                src={photo.url}
                {...picturePartsOf(photo)}
                sizes="17rem"
                alt={altOf(name, index, count)}
                eager={index === 0}
                className="aspect-4/5 w-full max-sm:aspect-square max-sm:object-[50%_25%]"
              />
            </a>
          </li>
        ))}
      </Strip>
      {count > 1 && <Thumbnails photos={photos} at={strip.at} onShow={strip.show} />}
      {large !== null && (
        <Suspense>
          <LargeGallery photos={photos} name={name} start={large} onClose={() => setLarge(null)} />
        </Suspense>
      )}
    </section>
  );
}

type ThumbnailsProps = { photos: Picture[]; at: number; onShow: (index: number) => void };

function Thumbnails({ photos, at, onShow }: ThumbnailsProps) {
  return (
    <ul className="flex w-12 shrink-0 flex-col gap-2 @lg:mt-3 @lg:grid @lg:w-auto @lg:grid-cols-5 print:hidden!">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            href={`#${anchorOf(index)}`}
            aria-current={index === at || undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
            className={classes(
              'block overflow-hidden rounded-sm',
              index === at && 'outline-3 outline-offset-1 outline-action',
            )}
          >
            <Photo
              src={photoUrl(photo.id, 160)}
              width={160}
              height={160}
              placeholder={photo.placeholder}
              alt={`Показать фото ${index + 1}`}
              className="aspect-square w-full object-[50%_30%]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
