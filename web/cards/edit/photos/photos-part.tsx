import { useState } from 'react';
import { cardLimits } from '#contract/drafts.ts';
import { DropZone } from '#web/photos/drop-zone.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from '../fields/card-form-context.ts';
import { AddTile } from './add-tile.tsx';
import { moved } from './order.ts';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoTips } from './photo-tips.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from '../uploads/use-photo-uploads.ts';
import { useSorting } from './use-sorting.ts';

/** Pictures of a resume: added, put in order, cut and taken away. */
export function PhotosPart({ context }: { context: CardFormContext }) {
  const { photoUploads, draft } = context;
  const { photos } = draft;
  const uploads = useUploads(photoUploads);
  const sorting = useSorting(photos, (ids) => photoUploads.change(() => ids));
  const showSnackbar = useSnackbar();
  const [said, setSaid] = useState('');
  const room = cardLimits.photos - photos.length - uploads.length;

  function add(files: File[]) {
    const left = photoUploads.add(files);
    if (left === 0) return;
    const text = `Можно не больше ${cardLimits.photos} фотографий: лишние мы не добавили`;
    showSnackbar({ type: 'warning', text });
  }

  function move(id: string, to: number) {
    photoUploads.change((ids) => moved(ids, id, to));
    setSaid(to === 0 ? 'Теперь это главная фотография' : `Фотография теперь ${to + 1}-я по счёту`);
  }

  function remove(id: string, at: number) {
    photoUploads.change((ids) => ids.filter((one) => one !== id));
    const undo = () =>
      photoUploads.change((ids) =>
        ids.includes(id) || ids.length >= cardLimits.photos ? [...ids] : ids.toSpliced(at, 0, id),
      );
    const action = { label: 'Вернуть', onPress: undo };
    showSnackbar({ type: 'info', text: 'Фотография удалена', timeout: 8000, action });
  }

  return (
    <div className="flex flex-col gap-8">
      <Fieldset
        id={fieldId('photos')}
        label="Ваши фотографии"
        hint={`До ${cardLimits.photos} снимков JPEG, PNG или WebP. Первый — главный: его видно в поиске`}
        error={context.errorOf('photos')}
      >
        <DropZone onDrop={add}>
          <ul className="mt-1 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
            {photos.map((id, at) => (
              <PhotoTile
                key={id}
                photo={id}
                at={at}
                count={photos.length}
                slug={context.slug}
                sorting={sorting}
                onMove={(to) => move(id, to)}
                onRemove={() => remove(id, at)}
                onCropped={(fresh) =>
                  photoUploads.change((ids) => ids.map((one) => (one === id ? fresh : one)))
                }
              />
            ))}
            {uploads.map((upload) => (
              <UploadTile key={upload.key} upload={upload} photoUploads={photoUploads} />
            ))}
            {room > 0 && (
              <li style={{ order: cardLimits.photos }}>
                <AddTile isFirst={photos.length + uploads.length === 0} onFiles={add} />
              </li>
            )}
          </ul>
        </DropZone>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </Fieldset>
      <PhotoTips />
    </div>
  );
}
