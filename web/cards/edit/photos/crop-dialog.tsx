import { useEffect, useState } from 'react';
import { photoCalls, type PhotoFrame, type PhotoOriginal } from '#contract/photos.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useApi } from '#web/lib/router-context.ts';
import { Button } from '#web/ui/button.tsx';
import Dialog from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CropBox } from './crop-box.tsx';
import { CropPreviews } from './crop-previews.tsx';
import { firstFrame, narrowest, resizeFrame, widest } from './frame.ts';

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
      .then((original) => setWork({ original, frame: firstFrame(original) }))
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
      {work && <CropWork work={work} onFrame={(frame) => setWork({ ...work, frame })} />}
      {!work && !problem && (
        <Loading>
          <Skeleton className="h-[42dvh] w-full rounded-card!" />
        </Loading>
      )}
    </Dialog>
  );
}

function CropWork({ work, onFrame }: { work: Work; onFrame: (frame: PhotoFrame) => void }) {
  const { original, frame } = work;
  const [least, most] = [narrowest(original), widest(original)];
  return (
    <div className="flex flex-col gap-5">
      <CropBox original={original} frame={frame} onFrame={onFrame} />
      <div className="flex items-end gap-5">
        <label className="flex min-w-0 grow flex-col gap-1 text-sm font-semibold">
          Крупнее
          <input
            type="range"
            min={0}
            max={100}
            disabled={least === most}
            value={Math.round(((most - frame.width) / (most - least || 1)) * 100)}
            onChange={({ currentTarget }) => {
              const share = Number(currentTarget.value) / 100;
              onFrame(resizeFrame(frame, original, most - share * (most - least)));
            }}
            className="h-11 w-full cursor-pointer"
          />
        </label>
        <CropPreviews original={original} frame={frame} />
      </div>
    </div>
  );
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem.detail;
  throw error;
}
