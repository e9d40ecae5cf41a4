import type { ReactNode } from 'react';
import type { Problem } from '#contract/errors.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

interface QuestionDialogProps {
  title: string;
  cancel: string;
  /** The buttons that do it. */
  actions: ReactNode;
  /** What became of the last try, and the fields that it may speak of. */
  problem: Problem | null;
  fields?: Record<string, string>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for another word before something is done to a card. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, cancel, actions, problem, fields, onClose, children } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <DialogButtons cancel={cancel} onCancel={onClose}>
          {actions}
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4">
        <FormProblem problem={problem} {...(fields && { fields })} />
        {children}
      </div>
    </Dialog>
  );
}
