import { Button } from '#web/ui/controls/button.tsx';
import { Spinner } from '#web/ui/controls/spinner.tsx';
import type { ThreadState } from './thread.ts';

interface HistoryTopProps {
  older: ThreadState['older'];
  hasOlder: boolean;
  onRetry: () => void;
}

/** Above the first message that is there. */
export function HistoryTop({ older, hasOlder, onRetry }: HistoryTopProps) {
  if (!hasOlder) return null;
  if (older === 'failed') {
    return (
      <p role="alert" className="flex flex-col items-center gap-2 py-4 text-center text-muted">
        Не получилось загрузить, что было раньше.
        <Button kind="secondary" size="small" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      </p>
    );
  }
  // Always as high, so that nothing moves when it begins.
  return (
    <p className="grid h-12 place-items-center text-muted">
      {older === 'loading' && (
        <>
          <span className="sr-only">Загружаем, что было раньше</span>
          <Spinner />
        </>
      )}
    </p>
  );
}
