import { BellRing } from 'lucide-react';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { useBrowserPush } from './use-browser-push.ts';

const answered = 'push-offer';

/**
 * Offers pushes once, to somebody who waits for an answer: the browser's own question comes only
 * after «Включить», for a no to it is for ever. Load it lazily.
 */
export default function PushOffer({ className }: { className?: string }) {
  const { state, isFailed, isChanging, change } = useBrowserPush();
  const isAnswered = useStored(answered) !== null;
  if (state !== 'off' || isAnswered) return null;
  return (
    <div data-online className={className}>
      <Note tone="info" icon={<BellRing />}>
        <p>
          Ответ может прийти, когда сайт закрыт. Показать его на этом устройстве? Без текста
          сообщений.
        </p>
        {isFailed && (
          <p className="text-sm font-medium text-error" role="alert">
            Браузер не смог включить уведомления. Попробуйте ещё раз чуть позже.
          </p>
        )}
        <p className="flex flex-wrap gap-2">
          <Button size="small" pending={isChanging} onClick={() => void change(true)}>
            Включить
          </Button>
          <Button kind="quiet" size="small" onClick={() => writeStored(answered, 'later')}>
            Не нужно
          </Button>
        </p>
      </Note>
    </div>
  );
}
