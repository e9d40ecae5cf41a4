import type { ModalProps } from '#web/lib/modal.ts';
import Dialog from '#web/ui/dialog.tsx';
import { HowContactsWork } from './how-contacts-work.tsx';

/** `?modal=contactsHelp` */
export default function ContactsHelpModal({ onClose }: ModalProps) {
  return (
    <Dialog open title="Как работают контакты" onClose={onClose}>
      <HowContactsWork />
    </Dialog>
  );
}
