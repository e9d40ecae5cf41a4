import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { Button } from '#web/ui/controls/button.tsx';

const TemplatesDialog = lazyPart(() => import('./templates-dialog.tsx'));

/** The way to one's own texts. */
export function TemplatesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="-mx-3 px-3!"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <FileText aria-hidden className="size-4.5" />
        Мои тексты
      </Button>
      {isOpen && (
        <Suspense>
          <TemplatesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
