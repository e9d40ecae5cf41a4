import type { ModalProps } from '#web/lib/navigation/modal.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { HowContactsWork } from './how-contacts-work.tsx';

/** `?modal=contactsHelp` */
export default function ContactsHelpModal({ onClose }: ModalProps) {
  return (
    <Dialog open title="Как работают контакты" onClose={onClose}>
      <HowContactsWork />
    </Dialog>
  );
}
