import { CircleAlert, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { avatarCalls } from '#contract/account.ts';
import type { User } from '#contract/session.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { DropZone } from '#web/photos/drop-zone.tsx';
import { usePictureUpload } from '#web/photos/use-picture-upload.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress.tsx';
import { useSetUser } from '../use-set-user.ts';
import { whereSeen } from '../words.ts';
import { AvatarButtons } from './avatar-buttons.tsx';
import { AvatarCrop } from './avatar-crop.tsx';
import { AvatarFace } from './avatar-face.tsx';
import { useRemoval } from './use-removal.ts';

/** The picture of the profile: chosen, cut, taken away. A new one is cut right after it came. */
export function AvatarPanel({ user }: { user: User }) {
  const api = useApi();
  const setUser = useSetUser();
  const { sending, failure, send, cancel } = usePictureUpload(async (body, progress) =>
    setUser(await api.call(avatarCalls.add, { body }, progress)),
  );
  const removal = useRemoval(user);
  const [isCropping, setCropping] = useState(false);
  const { box, comeBack } = useComeBack(isCropping);

  async function choose(files: File[]) {
    const [file] = files;
    if (file && (await send(file))) setCropping(true);
  }

  function closeCrop() {
    setCropping(false);
    comeBack();
  }

  if (isCropping && user.avatar_url) return <AvatarCrop onClose={closeCrop} />;
  const text = failure?.text ?? removal.problem?.detail;
  const lost = failure?.file;
  return (
    <DropZone onDrop={(files) => void choose(files)}>
      <div ref={box} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="text-muted">{whereSeen(user)}</p>
        {text && <Refusal text={text} />}
        <div className="flex flex-col items-center gap-5 sm:flex-row sm:gap-8">
          <AvatarFace user={user} sending={sending} />
          {sending ? (
            <div className="flex w-full flex-col items-start gap-2">
              <div className="w-full">
                <ProgressBar
                  label={sending.share < 1 ? 'Отправляем…' : 'Готовим…'}
                  value={sending.share}
                />
              </div>
              <Button kind="quiet" size="small" className="-ml-4" onClick={cancel}>
                Отменить
              </Button>
            </div>
          ) : (
            <div className="flex w-full min-w-0 flex-col gap-3">
              {lost && (
                <Button onClick={() => void choose([lost])} className="sm:self-start">
                  <RotateCw aria-hidden className="size-5" />
                  Отправить ещё раз
                </Button>
              )}
              <AvatarButtons
                hasAvatar={user.avatar_url !== null}
                isMain={!lost}
                pending={removal.pending}
                onFiles={(files) => void choose(files)}
                onCrop={() => setCropping(true)}
                onRemove={() => void removal.submit()}
              />
              <p className="text-sm text-muted">
                JPEG, PNG или WebP до 10 МБ. Лучше всего портрет, где хорошо видно лицо.
              </p>
            </div>
          )}
        </div>
      </div>
    </DropZone>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex gap-3 rounded-card border border-error bg-error-soft p-4 font-medium"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-error" />
      <span>{text}</span>
    </p>
  );
}

/** Whoever works by keys is not thrown back to the top of the page when the cropper goes. */
function useComeBack(isAway: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!isAway && wanted.current) box.current?.focus();
    wanted.current = false;
  }, [isAway]);
  return { box, comeBack: () => void (wanted.current = true) };
}
