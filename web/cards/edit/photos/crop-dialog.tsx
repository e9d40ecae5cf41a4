import { useEffect, useState } from 'react';
import { photoCalls, type PhotoFrame, type PhotoOriginal } from '#contract/photos.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Cropper } from '#web/photos/cropper.tsx';
import { firstFrame } from '#web/photos/frame.ts';
import { CropPreviews } from './crop-previews.tsx';

/** Of the main picture of a card: width to height. */
const mainRatio = 4 / 5;

type CropDialogProps = {
  slug: string;
  photo: string;
  onClose: () => void;
  onCropped: (photo: string) => void;
};

type Work = { original: PhotoOriginal; frame: PhotoFrame };

/** Always cuts from the whole picture, however often it was cut before. */
export default function CropDialog({ slug, photo, onClose, onCropped }: CropDialogProps) {
  const api = useApi();
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const params = { slug, photo };

  useEffect(() => {
    const left = new AbortController();
    api
      .call(photoCalls.showOriginal, { params: { slug, photo } }, { signal: left.signal })
      .then((original) =>
        setWork({ original, frame: firstFrame({ ...original, ratio: mainRatio }) }),
      )
      .catch((error: unknown) => {
        if (!left.signal.aborted) setProblem(textOf(error));
      });
    return () => left.abort();
  }, [api, slug, photo]);

  async function save({ frame }: Work) {
    setPending(true);
    try {
      const { id } = await api.call(photoCalls.crop, { params, body: frame });
      onCropped(id);
    } catch (error) {
      setProblem(textOf(error));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      width="medium"
      title="Кадрировать"
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button pending={pending} disabled={!work} onClick={() => work && void save(work)}>
            Сохранить
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Отменить
          </Button>
        </div>
      }
    >
      {problem && (
        <p role="alert" className="mb-4 rounded-control bg-error-soft p-3 text-error">
          {problem}
        </p>
      )}
      {work && (
        <Cropper
          {...work}
          ratio={mainRatio}
          onFrame={(frame) => setWork({ ...work, frame })}
          previews={<CropPreviews {...work} />}
        />
      )}
      {!work && !problem && (
        <Loading>
          <Skeleton className="h-[42dvh] w-full rounded-card!" />
        </Loading>
      )}
    </Dialog>
  );
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem.detail;
  throw error;
}
