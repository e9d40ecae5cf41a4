import { Camera, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from '#web/photos/drop-zone.tsx';
import { FileButton, pictureTypes } from '#web/photos/file-button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { classes } from '#web/ui/style/classes.ts';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import type { Scan } from './use-scan.ts';

interface ScanFieldProps {
  id: string;
  title: string;
  hint: string;
  /** What to do with a phone in the hand. */
  capture?: 'user';
  picture: ReactNode;
  scan: Scan;
  /** What the form or the server says of it. */
  error: string | undefined;
}

/** One picture: what it is to show, the picture itself, and another one in its place. */
export function ScanField({ id, title, hint, capture, picture, scan, error }: ScanFieldProps) {
  const { chosen, fault, choose } = scan;
  const take = (files: File[]) => void (files[0] && choose(files[0]));
  const shownError = fault ?? error;
  return (
    <DropZone onDrop={take}>
      <fieldset
        aria-describedby={shownError ? `${id}-error` : undefined}
        // For the focus after a refusal.
        tabIndex={-1}
        data-invalid={shownError ? true : undefined}
        className="flex min-w-0 flex-col gap-3 rounded-card outline-none"
      >
        <legend className="mb-1.5 font-semibold">{title}</legend>
        <div
          className={classes(
            'relative grid aspect-3/2 place-items-center overflow-hidden rounded-card border-2 bg-surface-soft',
            shownError ? 'border-error' : 'border-line',
            !chosen && 'border-dashed',
          )}
        >
          {chosen ? (
            <img
              src={chosen.preview}
              alt={`Вы выбрали: ${title.toLowerCase()}`}
              className="absolute inset-0 size-full object-contain"
            />
          ) : (
            <span aria-hidden className="text-muted [&_svg]:size-16 [&_svg]:stroke-1">
              {picture}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept={pictureTypes}
            onFiles={take}
            className={buttonStyles({ kind: 'secondary', size: 'small' })}
          >
            <ImagePlus aria-hidden className="size-5" />
            {chosen ? 'Выбрать другой снимок' : 'Выбрать снимок'}
            <span className="sr-only">: {title.toLowerCase()}</span>
          </FileButton>
          {capture && (
            <FileButton
              accept="image/*"
              capture={capture}
              onFiles={take}
              className={buttonStyles({
                kind: 'secondary',
                size: 'small',
                className: 'pointer-fine:hidden',
              })}
            >
              <Camera aria-hidden className="size-5" />
              Снять сейчас
            </FileButton>
          )}
        </div>
        <p className="text-sm text-muted">{hint}</p>
        <FieldError id={id} error={shownError} />
      </fieldset>
    </DropZone>
  );
}
