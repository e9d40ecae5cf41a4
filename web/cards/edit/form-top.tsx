import { RotateCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import type { KeeperState } from './keeper-state.ts';

type FormTopProps = {
  title: string;
  category: string;
  keeper: Pick<KeeperState, 'saving' | 'savedAt' | 'reason' | 'rival'>;
  onRetry: () => void;
};

export function FormTop({ title, category, keeper, onRetry }: FormTopProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-sm font-medium text-muted">{category}</p>
        <h1 className="text-3xl">{title}</h1>
      </div>
      <Saving keeper={keeper} onRetry={onRetry} />
    </header>
  );
}

function Saving({ keeper, onRetry }: Pick<FormTopProps, 'keeper' | 'onRetry'>) {
  const { saving, savedAt, reason, rival } = keeper;
  if (saving === 'idle') {
    return <p className="min-h-7 text-sm text-muted">Сохраняется само, пока вы пишете</p>;
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2">
      <SaveState state={saving} at={savedAt} reason={reason} />
      {saving === 'unsaved' && !rival && (
        <Button kind="quiet" size="small" onClick={onRetry}>
          <RotateCw aria-hidden className="size-4.5" />
          Сохранить
        </Button>
      )}
    </div>
  );
}
