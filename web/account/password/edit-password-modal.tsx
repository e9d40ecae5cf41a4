import type { ModalProps } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { passwordText } from './edit-password-page.tsx';
import { PasswordForm } from './password-form.tsx';

/** `?modal=editPassword` */
export default function EditPasswordModal({ onClose }: ModalProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <Dialog open title="Смена пароля" onClose={onClose}>
      <p className="mb-4 text-muted">{passwordText}</p>
      <PasswordForm user={user} onChanged={onClose} />
    </Dialog>
  );
}
