import { Camera, ImagePlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type AddTileProps = { isFirst: boolean; onFiles: (files: File[]) => void };

/** Named one by one: an iPhone then sends its photos as JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

export function AddTile({ isFirst, onFiles }: AddTileProps) {
  return (
    <div className="flex flex-col gap-2">
      <FileButton
        accept={accepted}
        multiple
        onFiles={onFiles}
        className="aspect-4/5 flex-col gap-2 rounded-card border-2 border-dashed border-line-strong bg-surface p-3 text-center hover:border-action hover:bg-action-soft"
      >
        <ImagePlus aria-hidden className="size-8 text-action" />
        <span className="font-semibold text-action">
          {isFirst ? 'Добавить фотографии' : 'Добавить ещё'}
        </span>
        <span className="hidden text-sm text-muted pointer-fine:block">или перетащите сюда</span>
      </FileButton>
      <FileButton
        accept="image/*"
        capture="user"
        onFiles={onFiles}
        className="hidden min-h-11 gap-2 rounded-control text-sm font-semibold text-action hover:bg-action-soft pointer-coarse:flex"
      >
        <Camera aria-hidden className="size-5" />
        Снять сейчас
      </FileButton>
    </div>
  );
}

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  capture?: 'user';
  className: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** The look of a button over the browser's own field, which keeps the focus and the keys. */
function FileButton({ className, onFiles, children, ...input }: FileButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        'flex cursor-pointer items-center justify-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was taken away.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
