import { Camera, Crop, ImagePlus, Trash2 } from 'lucide-react';
import { FileButton, pictureTypes } from '#web/photos/file-button.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';

type AvatarButtonsProps = {
  hasAvatar: boolean;
  /** Choosing a file is what is wanted most here. */
  isMain: boolean;
  pending: boolean;
  onFiles: (files: File[]) => void;
  onCrop: () => void;
  onRemove: () => void;
};

export function AvatarButtons(props: AvatarButtonsProps) {
  const { hasAvatar, isMain, pending, onFiles, onCrop, onRemove } = props;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      <FileButton
        accept={pictureTypes}
        onFiles={onFiles}
        className={buttonStyles({ kind: isMain && !hasAvatar ? 'primary' : 'secondary' })}
      >
        <ImagePlus aria-hidden className="size-5" />
        {hasAvatar ? 'Выбрать другое' : 'Выбрать фото'}
      </FileButton>
      <FileButton
        accept="image/*"
        capture="user"
        onFiles={onFiles}
        className={buttonStyles({ kind: 'secondary', className: 'pointer-fine:hidden' })}
      >
        <Camera aria-hidden className="size-5" />
        Снять сейчас
      </FileButton>
      {hasAvatar && (
        <>
          <Button kind="secondary" onClick={onCrop}>
            <Crop aria-hidden className="size-5" />
            Кадрировать
          </Button>
          <Button kind="quiet" pending={pending} onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
            Убрать
          </Button>
        </>
      )}
    </div>
  );
}
