import { useUser } from '#web/lib/router-context.ts';
import { NameForm } from './name-form.tsx';
import { PageCard } from './page-card.tsx';

export function EditProfilePage() {
  const user = useUser();
  if (!user) return null;
  const text = user.name
    ? 'Так к вам обращаются на сайте.'
    : 'Остался один шаг: напишите, как к вам обращаться.';
  return (
    <PageCard title="Профиль" text={text}>
      <NameForm key={user.id} user={user} />
    </PageCard>
  );
}
