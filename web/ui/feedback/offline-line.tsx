import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A quiet line, there only while the device has no network. */
export function OfflineLine({ text = 'Нет связи. Показываем то, что успели загрузить.' }) {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm text-ink">
          <WifiOff aria-hidden className="size-4.5 shrink-0 text-warning" />
          {text}
        </p>
      )}
    </div>
  );
}
