import { useRouter } from '@tanstack/react-router';
import type { User } from '#contract/session.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import { useSession, useUser } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { ContactEditor } from './contact-editor.tsx';
import { contactOf, contactWords } from './contact-words.ts';

/** `?modal=editEmail` and `?modal=editPhone`: what their pages do, over any other page. */
export default function EditContactModal({ name, onClose }: ModalProps) {
  const router = useRouter();
  const session = useSession();
  const showSnackbar = useSnackbar();
  const user = useUser();
  if (!user) return null;
  const channel = name === 'editPhone' ? 'phone' : 'email';
  const { title, text, unverified, done } = contactWords[channel];
  const contact = contactOf(user, channel);

  function onVerified(fresh: User) {
    session.set(fresh);
    showSnackbar({ type: 'success', text: done });
    onClose();
    void router.invalidate();
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      {!contact?.verified && <p className="mb-4 text-muted">{contact ? unverified : text}</p>}
      <ContactEditor channel={channel} user={user} onVerified={onVerified} />
    </Dialog>
  );
}
