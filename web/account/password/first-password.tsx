import { useFirstPassword } from '#web/session/codes/use-first-password.ts';
import { Button } from '#web/ui/controls/button.tsx';

export function FirstPassword() {
  const { canGetCode, choose } = useFirstPassword();
  return (
    <div className="flex flex-col gap-4">
      <p>
        Пароля у вас пока нет: вы вошли по коду. Пришлём ещё один код{' '}
        {canGetCode ? 'на телефон' : 'или ссылку'}, и вы придумаете пароль.
      </p>
      <Button size="large" className="sm:self-start" onClick={choose}>
        Придумать пароль
      </Button>
    </div>
  );
}
