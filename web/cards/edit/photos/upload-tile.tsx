import { CircleAlert, RotateCw, X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { PhotoUploads, Upload } from '../uploads/photo-uploads.ts';

type UploadTileProps = { upload: Upload; photoUploads: PhotoUploads };

/** A picture that has not arrived yet: how far it is, or what is the matter with it. */
export function UploadTile({ upload, photoUploads }: UploadTileProps) {
  const { key, file, preview, share, error, canRetry } = upload;
  return (
    <li className="order-4 min-w-0">
      <div className="relative overflow-hidden rounded-card bg-surface-soft">
        {error ? (
          // As high as its words where they are larger than a picture.
          <div
            role="alert"
            className="flex aspect-4/5 flex-col gap-1 bg-error-soft p-3 text-sm text-error"
          >
            <CircleAlert aria-hidden className="mb-4 size-6 shrink-0" />
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{file.name}</span>
            <span className="font-medium">{error}</span>
          </div>
        ) : (
          <>
            {/* The picture as it lies on the device. */}
            <img src={preview} alt="" className="aspect-4/5 w-full object-cover opacity-60" />
            <div className="absolute inset-x-0 bottom-0 bg-surface/90 p-3">
              <p className="text-sm">{share < 1 ? 'Отправляем…' : 'Готовим…'}</p>
              <progress
                aria-label={`Отправляем ${file.name}`}
                max={100}
                value={Math.round(share * 100)}
                className="progress mt-1.5"
              />
            </div>
          </>
        )}
        <IconButton
          label={`${error ? 'Убрать' : 'Отменить'}: ${file.name}`}
          icon={<X />}
          onClick={() => photoUploads.drop(key)}
          className="absolute top-1 right-1 bg-surface/90! shadow-soft"
        />
      </div>
      {canRetry && (
        <button
          type="button"
          onClick={() => photoUploads.retry(key)}
          className="mt-1 flex min-h-11 w-full items-center justify-center gap-2 rounded-control text-sm font-semibold text-action hover:bg-action-soft"
        >
          <RotateCw aria-hidden className="size-4.5" />
          Повторить
        </button>
      )}
    </li>
  );
}
