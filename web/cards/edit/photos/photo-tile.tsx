import { ArrowLeft, ArrowRight, Crop, GripVertical, Star, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { photoSources, photoUrl } from '#contract/photos.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Photo } from '#web/ui/display/photo.tsx';
import type { useSorting } from './use-sorting.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'));

type PhotoTileProps = {
  photo: string;
  /** Its place, counted from 0. */
  at: number;
  count: number;
  /** Of the card that it is on. */
  slug: string | undefined;
  sorting: ReturnType<typeof useSorting>;
  onMove: (to: number) => void;
  onRemove: () => void;
  onCropped: (photo: string) => void;
};

const above = 'absolute bg-surface/90! shadow-soft';

export function PhotoTile(props: PhotoTileProps) {
  const { photo, at, count, slug, sorting, onMove, onRemove, onCropped } = props;
  const [crops, setCrops] = useState(false);
  const tile = useRef<HTMLLIElement>(null);
  const name = `фото ${at + 1}`;
  const isDragged = sorting.dragged === photo;

  /** A button that is pressed moves with its picture and keeps the focus. */
  function moveTo(to: number) {
    if (to < 0 || to >= count) return;
    const pressed = document.activeElement;
    onMove(to);
    requestAnimationFrame(() => pressed instanceof HTMLElement && pressed.focus());
  }

  return (
    <li
      ref={tile}
      data-photo={photo}
      style={{ order: sorting.positionOf(photo) }}
      className={classes('min-w-0 select-none', isDragged && 'opacity-60')}
    >
      <div className="relative">
        <div
          onPointerDown={(event) => event.pointerType === 'mouse' && sorting.start(event, photo)}
          className={classes(
            'overflow-hidden rounded-card',
            count > 1 && 'pointer-fine:cursor-grab',
            isDragged && 'outline-3 outline-offset-2 outline-action',
          )}
        >
          <Photo
            src={photoUrl(photo, 320)}
            srcSet={photoSources(photoUrl(photo, 320))}
            sizes="(width < 40rem) 45vw, 13rem"
            width={320}
            height={400}
            alt={at === 0 ? 'Главное фото' : `Фото ${at + 1}`}
            eager
            draggable={false}
            className="aspect-4/5 w-full"
          />
        </div>
        {at === 0 ? (
          <Badge tone="action" className="absolute bottom-2 left-2 shadow-soft">
            Главная
          </Badge>
        ) : (
          <IconButton
            label={`Сделать главной: ${name}`}
            icon={<Star />}
            onClick={() => moveTo(0)}
            className={classes(above, 'top-1 left-1')}
          />
        )}
        <IconButton
          label={`Удалить ${name}`}
          icon={<Trash2 />}
          onClick={onRemove}
          className={classes(above, 'top-1 right-1')}
        />
        {count > 1 && (
          <span
            aria-hidden
            onPointerDown={(event) => sorting.start(event, photo)}
            className={classes(
              above,
              'right-1 bottom-1 hidden size-11 touch-none place-items-center rounded-full pointer-coarse:grid',
            )}
          >
            <GripVertical className="size-6" />
          </span>
        )}
      </div>
      <div className="mt-1 flex justify-between">
        <IconButton
          label={`Левее: ${name}`}
          icon={<ArrowLeft />}
          aria-disabled={at === 0 || undefined}
          onClick={() => moveTo(at - 1)}
          className="aria-disabled:opacity-40"
        />
        <IconButton
          label={`Кадрировать ${name}`}
          icon={<Crop />}
          onClick={() => setCrops(true)}
          className="text-action!"
        />
        <IconButton
          label={`Правее: ${name}`}
          icon={<ArrowRight />}
          aria-disabled={at === count - 1 || undefined}
          onClick={() => moveTo(at + 1)}
          className="aria-disabled:opacity-40"
        />
      </div>
      {crops && slug && (
        <Suspense>
          <CropDialog
            slug={slug}
            photo={photo}
            onClose={() => setCrops(false)}
            onCropped={(fresh) => {
              setCrops(false);
              onCropped(fresh);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
