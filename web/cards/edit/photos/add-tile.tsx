import { Camera, ImagePlus } from 'lucide-react';
import { FileButton, pictureTypes } from '#web/photos/file-button.tsx';

type AddTileProps = { isFirst: boolean; onFiles: (files: File[]) => void };

export function AddTile({ isFirst, onFiles }: AddTileProps) {
  return (
    <div className="flex flex-col gap-2">
      <FileButton
        accept={pictureTypes}
        multiple
        onFiles={onFiles}
        className="aspect-4/5 flex-col gap-2 rounded-card border-2 border-dashed border-line-strong bg-surface p-3 text-center hover:border-action hover:bg-action-soft"
      >
        <ImagePlus aria-hidden className="size-8 text-action" />
        <span className="max-w-full font-semibold [overflow-wrap:anywhere] text-action">
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
