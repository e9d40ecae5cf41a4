import { complaintCalls } from '#contract/complaints.ts';
import { useCardOnPage } from '#web/contacts/card-on-page.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { EarlierNote } from './earlier-note.tsx';

const titles = { resume: 'Жалоба на анкету', vacancy: 'Жалоба на вакансию' };

/** `?modal=complaint`: about the card whose page it is. */
export default function ComplaintModal({ onClose }: ModalProps) {
  const api = useApi();
  const card = useCardOnPage();
  if (!card) return null;
  const { kind, slug } = card;
  return (
    <Dialog open title={titles[kind]} onClose={onClose}>
      <EarlierNote isSame={(one) => one.channel === null && one.card?.slug === slug} />
      <ComplaintForm
        hint="Вашего имени автор карточки не узнает"
        thanks="Спасибо, мы проверим эту карточку"
        send={(body) => api.call(complaintCalls[kind], { params: { slug }, body })}
        onSent={onClose}
      />
    </Dialog>
  );
}
