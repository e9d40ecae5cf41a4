import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { coverPage } from './cover-page.ts';
import { DialogFrame, headingLook } from './dialog-frame.tsx';
import { markGutter } from './mark-gutter.ts';

type NativeDialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Looks and behaves like `Dialog`, by the browser's own element. For what comes by itself at a first visit: it
 * needs nothing of React Aria, which is a sixth of that page's scripts, and does not make the page inert. Not
 * for what has lists that open, or snackbars while it is open: those would be out of reach.
 */
export function NativeDialog({ title, onClose, children }: NativeDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    markGutter();
    dialog.show();
    // And not its first button, which would look chosen.
    dialog.focus();
    const uncoverPage = coverPage(dialog);
    return () => {
      uncoverPage();
      // While it is still in the page, so that the focus goes back to where it was.
      dialog.close();
    };
  }, []);

  function closeOutside({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose();
  }

  function listenToKeys(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Tab') goRound(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  /** From its last stop to the first, as in every other dialog, and not to the bar of the browser. */
  function goRound(event: KeyboardEvent<HTMLDialogElement>) {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href], input')];
    const isAtStart = event.target === event.currentTarget || event.target === stops[0];
    const leaves = event.shiftKey ? isAtStart : event.target === stops.at(-1);
    if (!leaves) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes, as Escape does
    <dialog
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-modal
      // The «back» of a phone closes it.
      {...{ closedby: 'closerequest' }}
      data-veil=""
      onClick={closeOutside}
      onKeyDown={listenToKeys}
      onCancel={(event) => {
        // Whoever shows it takes it away.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      className="fixed inset-0 z-[1000] m-0 size-auto max-h-none max-w-none animate-fade items-end justify-center bg-veil outline-none open:flex sm:items-center sm:p-6"
    >
      <div className="flex max-h-[calc(100dvh-2rem)] w-full min-w-0 animate-slide-up flex-col rounded-t-card bg-surface text-ink shadow-lift sm:max-h-full sm:max-w-xl sm:animate-rise sm:rounded-card">
        <DialogFrame
          heading={
            <h2 id={titleId} className={headingLook}>
              {title}
            </h2>
          }
          onClose={onClose}
        >
          {children}
        </DialogFrame>
      </div>
    </dialog>
  );
}
