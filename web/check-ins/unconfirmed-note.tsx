import { useUser } from '#web/lib/context/router-context.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

/**
 * The page is open before the phone is confirmed, so it says what is missing before anything is
 * typed. The dialog opens over the form, which loses nothing.
 */
export function UnconfirmedNote() {
  const user = useUser();
  if (!user || user.phone_verified) return null;
  return (
    <Note tone="info" className="mb-6">
      <p>
        Сначала подтвердите телефон: на него придёт напоминание.{' '}
        <ModalLink modal="phone" className="font-semibold text-action underline underline-offset-4">
          Подтвердить
        </ModalLink>
      </p>
    </Note>
  );
}
