import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { SaveState } from '#web/ui/feedback/save-state.tsx';
import type { useDraftAutosave } from './use-draft-autosave.ts';

export type SavingProps = { work: ReturnType<typeof useDraftAutosave> };

/** Whether what stands in the form is safe, and a way to try again. */
export function Saving({ work }: SavingProps) {
  const [isTrying, setIsTrying] = useState(false);
  const { store, saving, savedAt, reason, rival, errors } = work;
  // What was refused is put right in its field, not by sending it again.
  const canRetry = !rival && Object.keys(errors).length === 0;

  async function tryAgain() {
    setIsTrying(true);
    await store.flush();
    setIsTrying(false);
  }

  if (saving === 'idle') {
    return (
      <p className="flex min-h-7 items-center text-sm text-muted noscript:invisible">
        Сохраняется само
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <SaveState state={saving} at={savedAt} reason={reason} />
      {saving === 'unsaved' && canRetry && (
        <Button kind="quiet" size="small" pending={isTrying} onClick={tryAgain}>
          <RotateCw aria-hidden className="size-4.5" />
          Сохранить
        </Button>
      )}
    </div>
  );
}
