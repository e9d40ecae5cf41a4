import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';

type DialogFrameProps = {
  heading: ReactNode;
  onClose: () => void;
  /** Stays in sight below the scrolling content: the main action. */
  footer?: ReactNode;
  children: ReactNode;
};

export const headingLook = 'grow pt-1.5 text-2xl';

/** What stands in every dialog, whatever makes it one: its heading, the way out, what scrolls. */
export function DialogFrame({ heading, onClose, footer, children }: DialogFrameProps) {
  return (
    <>
      <header className="flex shrink-0 items-start gap-4 pt-4 pr-3 pl-4 sm:pt-5 sm:pr-4 sm:pl-6">
        {heading}
        <IconButton label="Закрыть" icon={<X />} onClick={onClose} className="text-muted" />
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-2 pb-6 sm:px-6">
        {children}
      </div>
      {footer && (
        <footer className="shrink-0 border-t border-line p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </>
  );
}
