import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';

type SaveStateProps = {
  state: 'saving' | 'saved' | 'unsaved';
  /** When it was last saved, in milliseconds of the clock. */
  at?: number | undefined;
  /** Why it is not saved. */
  reason?: string | undefined;
};

function ago(minutes: number): string {
  if (minutes < 1) return 'только что';
  if (minutes < 60) return `${minutes} мин назад`;
  return `${Math.floor(minutes / 60)} ч назад`;
}

/** The server does not know the reader's clock, so the time appears after the first paint. */
function useMinutesSince(at: number | undefined): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 20_000);
    return () => clearInterval(timer);
  }, []);
  return at === undefined || now === null ? null : Math.max(0, Math.floor((now - at) / 60_000));
}

export function SaveState({ state, at, reason = 'нет связи' }: SaveStateProps) {
  const minutes = useMinutesSince(at);
  return (
    <output className="flex min-h-7 items-center gap-1.5 text-sm text-muted">
      {state === 'saving' && (
        <>
          <LoaderCircle aria-hidden className="size-4.5 animate-turn" />
          Сохраняем…
        </>
      )}
      {state === 'saved' && (
        <>
          <Check aria-hidden className="size-4.5 text-success" />
          Сохранено {minutes === null ? '' : ago(minutes)}
        </>
      )}
      {state === 'unsaved' && (
        <>
          <CloudOff aria-hidden className="size-4.5 text-error" />
          <span className="font-medium text-error">Не сохранено: {reason}</span>
        </>
      )}
    </output>
  );
}
