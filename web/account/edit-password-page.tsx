import { useUser } from '#web/lib/router-context.ts';
import { PageCard } from './page-card.tsx';
import { PasswordForm } from './password-form.tsx';

export const passwordText =
  'После смены пароля на других ваших устройствах нужно будет войти заново.';

export function EditPasswordPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageCard title="Пароль" text={passwordText}>
      <PasswordForm user={user} />
    </PageCard>
  );
}
