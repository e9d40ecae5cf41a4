import { photoUrl, type Photo as Picture } from '#contract/photos.ts';
import { picturePartsOf } from '#web/photos/picture-parts.ts';
import { Photo } from '#web/ui/display/photo.tsx';

/** Each opens in full beside the queue. */
export function ReviewPhotos({ photos }: { photos: Picture[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Фотографии" className="mt-4 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={photoUrl(photo.id, 1280)} target="_blank" className="block">
            <Photo
              src={photoUrl(photo.id, 320)}
              {...picturePartsOf(photo)}
              sizes="9rem"
              alt={`Фото ${index + 1} из ${photos.length}, открыть целиком`}
              className="h-44 w-36 rounded-control object-[50%_30%]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
