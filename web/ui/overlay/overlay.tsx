import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../style/classes.ts';
import { DialogFrame, headingLook } from './dialog-frame.tsx';
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
            <DialogFrame
              heading={
                <Heading slot="title" className={headingLook}>
                  {title}
                </Heading>
              }
              onClose={onClose}
              footer={footer}
            >
              {children}
            </DialogFrame>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InRussian>
  );
}
