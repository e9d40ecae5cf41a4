import { useCardOnPage } from '#web/contacts/card-on-page.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { EarlierNote } from './earlier-note.tsx';

const titles = { resume: 'Жалоба на анкету', vacancy: 'Жалоба на вакансию' };

/** `?modal=complaint`: about the card whose page it is. */
export default function ComplaintModal({ onClose }: ModalProps) {
  const card = useCardOnPage();
  if (!card) return null;
  return (
    <Dialog open title={titles[card.kind]} onClose={onClose}>
      <EarlierNote card={card} />
      <ComplaintForm card={card} onSent={onClose} />
    </Dialog>
  );
}
