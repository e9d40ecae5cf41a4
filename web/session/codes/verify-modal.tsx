import { useRouter } from '@tanstack/react-router';
import type { User } from '#contract/session.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import { useSession, useUser } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { ContactConfirmation } from './contact-confirmation.tsx';

/** `?modal=code` confirms the e-mail, `?modal=phone` the phone; the code is sent by itself. */
export default function VerifyModal({ name, onClose }: ModalProps) {
  const router = useRouter();
  const session = useSession();
  const user = useUser();
  const showSnackbar = useSnackbar();
  const isPhone = name === 'phone';
  if (!user) return null;

  function onVerified(fresh: User) {
    session.set(fresh);
    showSnackbar({ type: 'success', text: isPhone ? 'Телефон подтверждён' : 'Почта подтверждена' });
    onClose();
    void router.invalidate();
  }

  return (
    <Dialog open title={isPhone ? 'Подтвердите телефон' : 'Подтвердите почту'} onClose={onClose}>
      <ContactConfirmation
        channel={isPhone ? 'phone' : 'email'}
        contact={isPhone ? user.phone : user.email}
        sendAtOnce
        onVerified={onVerified}
      />
    </Dialog>
  );
}
