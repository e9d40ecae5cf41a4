import type { User } from '#contract/session.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Whoever registered with a code alone proves themself by a code once more. */
export function FirstPassword({ user }: { user: User }) {
  const { open } = useModal();
  const login = (user.phone_verified ? user.phone : user.email) ?? user.phone ?? '';
  return (
    <div className="flex flex-col gap-4">
      <p>
        Пароля у вас пока нет: вы вошли по коду. Пришлём ещё один код{' '}
        {user.phone_verified ? 'на телефон' : 'или ссылку'}, и вы придумаете пароль.
      </p>
      <Button
        size="large"
        className="sm:self-start"
        onClick={() => open('recoverPassword', { login })}
      >
        Придумать пароль
      </Button>
    </div>
  );
}
