import { ImagePlus } from 'lucide-react';
import { blogEditingCalls } from '#contract/blog-editing.ts';
import type { Photo } from '#contract/photos.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FileButton } from '#web/photos/file-button.tsx';
import { usePictureUpload } from '#web/photos/use-picture-upload.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress.tsx';

interface PictureSenderProps {
  label: string;
  onSent: (photo: Photo) => void;
}

/** Chooses a picture and sends it; what it is for is up to the form around. */
export function PictureSender({ label, onSent }: PictureSenderProps) {
  const api = useApi();
  const { sending, failure, send, cancel } = usePictureUpload(async (body, progress) =>
    onSent(await api.call(blogEditingCalls.addPicture, { body }, progress)),
  );
  if (sending) {
    return (
      <div className="flex flex-col items-start gap-2">
        <div className="w-full">
          <ProgressBar
            label={sending.share < 1 ? 'Отправляем…' : 'Готовим…'}
            value={sending.share}
          />
        </div>
        <Button kind="quiet" size="small" onClick={cancel}>
          Отменить
        </Button>
      </div>
    );
  }
  const lost = failure?.file;
  return (
    <div className="flex flex-col gap-2">
      {failure && (
        <p role="alert" className="text-error">
          {failure.text}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {lost && (
          <Button kind="secondary" size="small" onClick={() => void send(lost)}>
            Отправить ещё раз
          </Button>
        )}
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          onFiles={([file]) => file && void send(file)}
          className={buttonStyles({ kind: 'secondary', size: 'small' })}
        >
          <ImagePlus aria-hidden className="size-5" />
          {label}
        </FileButton>
        <p className="text-sm text-muted">JPEG, PNG или WebP до 10 МБ</p>
      </div>
    </div>
  );
}
