import { Camera, MapPin } from 'lucide-react';
import type { User } from '#contract/session.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { UserFace } from '#web/profile/avatar/user-face.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';

/** Who is signed in; face and words are put right on the spot. */
export function Greeting({ user }: { user: User }) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
      <ModalLink modal="changeAvatar" className="relative shrink-0 rounded-full">
        {/* No label of the link: that would have to name the initials too. */}
        <VisuallyHidden>{user.avatar_url ? 'Изменить фото' : 'Добавить фото'}</VisuallyHidden>
        <UserFace user={user} size="large" />
        <span className="absolute -right-1 -bottom-1 grid size-8 place-items-center rounded-full border-2 border-paper bg-action text-on-action">
          <Camera aria-hidden className="size-4" />
        </span>
      </ModalLink>
      {/* Below the face where a word of it has no room beside. */}
      <div className="max-w-full grow basis-[min-content]">
        <h1 className="text-3xl [overflow-wrap:break-word]">
          {user.name ? `Здравствуйте, ${user.name}` : 'Здравствуйте'}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          {user.city && (
            <span className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4.5 shrink-0" />
              {user.city.name}
            </span>
          )}
          <ModalLink
            modal="editProfile"
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:text-action-hover"
          >
            {user.city ? 'Изменить имя и город' : 'Указать город'}
          </ModalLink>
        </p>
      </div>
    </header>
  );
}
