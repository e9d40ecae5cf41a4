import {
  createContext,
  memo,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../style/classes.ts';
import { DialogFrame, headingLook } from './dialog-frame.tsx';
import { InRussian } from './in-russian.tsx';
import { markGutter } from './mark-gutter.ts';

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

type Content = Pick<OverlayProps, 'title' | 'footer' | 'children' | 'onClose'>;

const Shown = createContext<Content | null>(null);

/** Behaviour from React Aria: focus stays inside and returns, Escape and a press outside close. */
export function Overlay({ title, footer, children, onClose, ...frame }: FrameProps) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  const close = useCallback(() => latest.current(), []);
  const content = useMemo(
    () => ({ title, footer, children, onClose }),
    [title, footer, children, onClose],
  );
  return (
    <Shown value={content}>
      <Frame {...frame} onClose={close} />
    </Shown>
  );
}

/** React Aria measures the page whenever it draws this: what is typed or ticked inside is no reason to. */
const Frame = memo(function Frame(
  props: Omit<FrameProps, keyof Content> & { onClose: () => void },
) {
  const { open, onClose, role, placing, shape } = props;
  useLayoutEffect(() => {
    if (open) markGutter();
  }, [open]);
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
            <ShownContent />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InRussian>
  );
});

function ShownContent() {
  const content = use(Shown);
  if (!content) return null;
  const { title, footer, children, onClose } = content;
  const heading = (
    <Heading slot="title" className={headingLook}>
      {title}
    </Heading>
  );
  return (
    <DialogFrame heading={heading} onClose={onClose} footer={footer}>
      {children}
    </DialogFrame>
  );
}
