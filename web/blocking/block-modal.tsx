import { useCardOnPage } from '#web/contacts/card-on-page.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { BlockForm } from './block-form.tsx';

const titles = { resume: 'Снять анкету', vacancy: 'Снять вакансию' };

/** `?modal=blockCard`: the card whose page it is. */
export default function BlockModal({ onClose }: ModalProps) {
  const card = useCardOnPage();
  if (!card) return null;
  return (
    <Dialog open title={titles[card.kind]} onClose={onClose}>
      <BlockForm card={card} />
    </Dialog>
  );
}
