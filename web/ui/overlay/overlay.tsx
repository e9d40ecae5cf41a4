import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../style/classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { InRussian } from './in-russian.tsx';

export type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Stays in sight below the scrolling content: the main action. */
  footer?: ReactNode;
  /** An alertdialog is read out at once: for questions that cannot wait. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
};

type FrameProps = OverlayProps & { placing: string; shape: string };

/** Behaviour from React Aria: focus stays inside and returns, Escape and a press outside close. */
export function Overlay(props: FrameProps) {
  const { open, onClose, title, footer, role, children, placing, shape } = props;
  return (
    <InRussian>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={role !== 'alertdialog'}
        data-veil=""
        className={classes('keyboard fixed inset-0 z-[1000] flex animate-fade bg-veil', placing)}
      >
        <Modal className={classes('flex w-full min-w-0 bg-surface text-ink shadow-lift', shape)}>
          <AriaDialog role={role} className="flex max-h-full min-h-0 w-full flex-col outline-none">
            <header className="flex shrink-0 items-start gap-4 pt-4 pr-3 pl-4 sm:pt-5 sm:pr-4 sm:pl-6">
              <Heading slot="title" className="grow pt-1.5 text-2xl">
                {title}
              </Heading>
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
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InRussian>
  );
}
