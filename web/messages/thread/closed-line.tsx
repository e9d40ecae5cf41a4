import { Button } from '#web/ui/controls/button.tsx';

interface ClosedLineProps {
  reason: string;
  /** For whoever has closed it. */
  onUnblock: (() => void) | null;
}

/** Where the field would be: why there is none, and what brings it back. */
export function ClosedLine({ reason, onUnblock }: ClosedLineProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col items-center gap-2 px-4 py-4 text-center">
      <p className="[overflow-wrap:anywhere] text-muted">{reason}</p>
      {onUnblock && (
        <Button kind="secondary" size="small" onClick={onUnblock}>
          Разблокировать
        </Button>
      )}
    </div>
  );
}
