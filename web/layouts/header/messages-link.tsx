import { MessageCircle } from 'lucide-react';
import type { User } from '#contract/session.ts';
import { CountLink } from './count-link.tsx';

/** To one's conversations. Load it lazily: guests have none. */
export default function MessagesLink({ user }: { user: User }) {
  return (
    <CountLink to="/account/message" label="Сообщения" count={user.unread_messages_count}>
      <MessageCircle aria-hidden className="size-6" />
    </CountLink>
  );
}
