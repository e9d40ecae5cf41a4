import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Dialog } from '#contract/dialogs.ts';
import { photoSources } from '#contract/photos.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { otherName } from './other-name.ts';

interface ThreadHeadProps {
  other: Dialog['other'];
  isHere: boolean | null;
  isTyping: boolean;
  /** When they were last here, in words, for when they are not; null: it is not known. */
  seen: string | null;
  actions: readonly MenuAction[];
}

/** Who is there, and the way back to the list on a phone. */
export function ThreadHead(props: ThreadHeadProps) {
  const { other, isHere, isTyping, seen, actions } = props;
  const { avatar_url } = other;
  const name = otherName(other);
  const picture = avatar_url ? { src: avatar_url, srcSet: photoSources(avatar_url) } : {};
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-2 py-2 sm:px-4">
      <Link
        to="/account/message"
        aria-label="Все сообщения"
        title="Все сообщения"
        className="inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-soft lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-6" />
      </Link>
      <Avatar name={name} {...picture} size="small" eager />
      <div className="min-w-0 grow">
        <h1 className="truncate text-lg leading-6">{name}</h1>
        <p className="truncate text-sm leading-5 text-muted">
          {isTyping ? 'печатает…' : isHere ? 'в сети' : seen}
        </p>
      </div>
      <MenuButton label="Ещё" actions={actions} />
    </header>
  );
}
