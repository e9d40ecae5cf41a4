import { useState } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

interface PasswordAgainProps {
  /** Goes into the field `password` of the call; leave it out there while it is empty. */
  value: string;
  onValueChange: (value: string) => void;
  /** What the server says at `password`. The first such answer is what brings the field up. */
  error: string | undefined;
}

/** The password of now, in the middle of a form, once the server has asked for it again. */
export function PasswordAgain({ value, onValueChange, error }: PasswordAgainProps) {
  const hasPassword = useUser()?.has_password ?? true;
  const [isAsked, setAsked] = useState(false);
  if (error && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <PasswordField
      label="Ваш пароль"
      hint={
        hasPassword
          ? 'Так мы убедимся, что это вы'
          : 'Вы его ещё не придумали. Это можно сделать в кабинете, в разделе «Пароль»'
      }
      maxLength={200}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={error}
    />
  );
}
