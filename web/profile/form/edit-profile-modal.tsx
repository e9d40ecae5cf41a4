import type { User } from '#contract/session.ts';
import type { ModalProps } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useSetUser } from '../use-set-user.ts';

/** `?modal=editProfile`: name and city, over any page. */
export default function EditProfileModal({ onClose }: ModalProps) {
  const user = useUser();
  const setUser = useSetUser();
  if (!user) return null;

  async function save(fresh: User) {
    onClose();
    await setUser(fresh);
  }

  return (
    <Dialog open title="Профиль" width="medium" onClose={onClose}>
      <ProfileForm key={user.id} user={user} onSaved={save} />
    </Dialog>
  );
}
