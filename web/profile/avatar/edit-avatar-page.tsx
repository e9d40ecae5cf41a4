import { useUser } from '#web/lib/context/router-context.ts';
import { Card } from '#web/ui/display/card.tsx';
import { AvatarPanel } from './avatar-panel.tsx';

export function EditAvatarPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <h1 className="text-3xl">Фото профиля</h1>
      <Card className="mt-6 max-w-2xl">
        <AvatarPanel user={user} />
      </Card>
    </>
  );
}
