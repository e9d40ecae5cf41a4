import type { User } from '#contract/session.ts';
import type { PictureUpload } from '#web/photos/use-picture-upload.ts';
import { UserFace } from './user-face.tsx';

/** As it is now, with what is on its way faintly upon it. */
export function AvatarFace({ user, sending }: { user: User; sending: PictureUpload | null }) {
  return (
    <div className="relative shrink-0">
      <UserFace user={user} size="huge" />
      {sending && (
        <span className="absolute inset-0 overflow-hidden rounded-full bg-surface-soft">
          <img src={sending.preview} alt="" className="size-full object-cover opacity-60" />
        </span>
      )}
    </div>
  );
}
