import { photoSources } from '#contract/photos.ts';
import type { User } from '#contract/session.ts';
import { Avatar, type AvatarProps } from '#web/ui/display/avatar.tsx';

type UserFaceProps = { user: User; size: NonNullable<AvatarProps['size']> };

export function UserFace({ user: { name, avatar_url }, size }: UserFaceProps) {
  const srcSet = avatar_url ? photoSources(avatar_url) : undefined;
  return <Avatar name={name ?? '?'} src={avatar_url} srcSet={srcSet} size={size} />;
}
