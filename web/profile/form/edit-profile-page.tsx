import { useUser } from '#web/lib/context/router-context.ts';
import { useGoToNextStep } from '#web/session/steps/after-sign-in.ts';
import { Card } from '#web/ui/display/card.tsx';
import { AnchoredTitle } from './anchored-title.tsx';
import { AvatarPanel } from '../avatar/avatar-panel.tsx';
import { ContactList } from './contact-list.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Without a name there is one thing to do; with it, everything about oneself in one place. */
export function EditProfilePage() {
  const user = useUser();
  const goToNextStep = useGoToNextStep();
  if (!user) return null;
  return (
    <div className="max-w-2xl">
      <h1 className="text-3xl">Профиль</h1>
      <p className="mt-2 text-muted">
        {user.name
          ? 'Так вас видят на сайте, и так вы входите.'
          : 'Остался один шаг: напишите, как к вам обращаться.'}
      </p>
      <Card className="mt-6">
        <ProfileForm
          key={user.id}
          user={user}
          onSaved={goToNextStep}
          nameTitle={<AnchoredTitle id="name">Имя</AnchoredTitle>}
          cityTitle={
            <div className="mt-4 border-t border-line pt-6">
              <AnchoredTitle id="city">Город</AnchoredTitle>
            </div>
          }
        />
      </Card>
      {user.name && (
        <>
          <Card as="section" aria-labelledby="photo" className="mt-6">
            <AnchoredTitle id="photo">Фото</AnchoredTitle>
            <div className="mt-2">
              <AvatarPanel user={user} />
            </div>
          </Card>
          <Card as="section" aria-labelledby="contacts" className="mt-6">
            <AnchoredTitle id="contacts">Контакты и вход</AnchoredTitle>
            <ContactList user={user} />
          </Card>
        </>
      )}
    </div>
  );
}
