import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

type DialogButtonsProps = { cancel: string; onCancel: () => void; children: ReactNode };

/** The action first on a phone and at the right on a desktop, and a way out of it. */
export function DialogButtons({ cancel, onCancel, children }: DialogButtonsProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse">
      {children}
      <Button kind="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
