import type { ModalProps } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { AvatarPanel } from './avatar-panel.tsx';

/** `?modal=changeAvatar`, over any page. */
export default function ChangeAvatarModal({ onClose }: ModalProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <Dialog open title="Фото профиля" width="medium" onClose={onClose}>
      <AvatarPanel user={user} />
    </Dialog>
  );
}
