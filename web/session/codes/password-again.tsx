import { useState } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useFirstPassword } from './use-first-password.ts';

interface PasswordAgainProps {
  /** Goes into the field `password` of the call; leave it out there while it is empty. */
  value: string;
  onValueChange: (value: string) => void;
  /** What the server says at `password`. */
  error: string | undefined;
  /** It depends on more than the page knows: the first such answer is what brings the field up. */
  waits?: boolean;
}

/** The password of now, in the middle of a form: whoever has one is asked for it, however lately it was given. */
export function PasswordAgain({ value, onValueChange, error, waits = false }: PasswordAgainProps) {
  const hasPassword = useUser()?.has_password ?? true;
  const [isAsked, setAsked] = useState(hasPassword && !waits);
  if (error && !isAsked) setAsked(true);
  if (!isAsked) return null;
  if (!hasPassword) return <NoPassword />;
  return (
    <PasswordField
      label="Ваш пароль"
      hint="Так мы убедимся, что это вы"
      maxLength={200}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={error}
    />
  );
}

/** There is nothing that could be typed. */
function NoPassword() {
  const { choose } = useFirstPassword();
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card bg-accent-soft p-4">
      <p>
        Вы вошли давно, а пароля у вас пока нет. Придумайте его: пришлём код, а потом вернём сюда.
      </p>
      <Button kind="secondary" data-invalid="" className="self-start" onClick={choose}>
        Придумать пароль
      </Button>
    </div>
  );
}
