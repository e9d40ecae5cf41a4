import { useState } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { PageCard } from '#web/ui/display/page-card.tsx';
import { PasswordForm } from './password-form.tsx';

export const passwordText =
  'После смены пароля на других ваших устройствах нужно будет войти заново.';

export function EditPasswordPage() {
  const user = useUser();
  // A changed password leaves an empty form, which asks for nothing again.
  const [round, setRound] = useState(0);
  if (!user) return null;
  return (
    <PageCard title="Пароль" text={passwordText}>
      <PasswordForm key={round} user={user} onChanged={() => setRound(round + 1)} />
    </PageCard>
  );
}
