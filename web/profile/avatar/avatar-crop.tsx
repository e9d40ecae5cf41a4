import { useEffect, useRef, useState } from 'react';
import { avatarCalls } from '#contract/account.ts';
import type { PhotoFrame, PhotoOriginal } from '#contract/photos.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useAnswer } from '#web/lib/api/use-answer.ts';
import { Cropper } from '#web/photos/cropper.tsx';
import { firstFrame } from '#web/photos/frame.ts';
import { PicturePart } from '#web/photos/picture-part.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { useSetUser } from '../use-set-user.ts';

/** Which square of the whole picture is shown. */
export function AvatarCrop({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const setUser = useSetUser();
  const showSnackbar = useSnackbar();
  const {
    answer: original,
    problem,
    askAgain,
  } = useAnswer(() => api.call(avatarCalls.showOriginal));
  const [moved, setFrame] = useState<PhotoFrame | null>(null);
  const frame = moved ?? (original && firstFrame({ ...original, ratio: 1 }));
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);

  const saving = useSubmit(async (body: PhotoFrame) => {
    await setUser(await api.call(avatarCalls.crop, { body }));
    showSnackbar({ type: 'success', text: 'Фото сохранено' });
    onClose();
  });

  return (
    <div className="flex flex-col gap-4">
      <p ref={title} tabIndex={-1} className="font-semibold outline-none">
        Выберите, что будет видно
      </p>
      <FormProblem problem={saving.problem ?? problem} />
      {original && frame ? (
        <Cropper
          original={original}
          ratio={1}
          isRound
          frame={frame}
          onFrame={setFrame}
          previews={<Previews original={original} frame={frame} />}
        />
      ) : (
        !problem && (
          <Loading>
            <Skeleton className="h-[42dvh] w-full rounded-card!" />
          </Loading>
        )
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {problem ? (
          <Button onClick={askAgain}>Попробовать ещё раз</Button>
        ) : (
          <Button
            pending={saving.pending}
            disabled={!frame}
            onClick={() => frame && void saving.submit(frame)}
          >
            Сохранить
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          Не кадрировать
        </Button>
      </div>
    </div>
  );
}

/** In the account, and in the header. */
function Previews(part: { original: PhotoOriginal; frame: PhotoFrame }) {
  return (
    <div aria-hidden className="flex shrink-0 items-end gap-3">
      <span className="relative size-20 overflow-hidden rounded-full">
        <PicturePart {...part} />
      </span>
      <span className="relative size-10 overflow-hidden rounded-full">
        <PicturePart {...part} />
      </span>
    </div>
  );
}
