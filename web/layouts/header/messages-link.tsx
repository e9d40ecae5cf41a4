import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogChanged } from '#contract/dialogs.ts';
import { personChannel } from '#contract/realtime.ts';
import { countOf } from '#contract/russian.ts';
import type { User } from '#contract/session.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { IconCount } from './icon-count.tsx';

/** To one's conversations, with how much is new there. Load it lazily: guests have none. */
export default function MessagesLink({ user }: { user: User }) {
  /** Newer than what was told with the person. */
  const [news, setNews] = useState<{ id: number; told: number; count: number } | null>(null);
  const { id, unread_messages_count: told } = user;
  const hear = useEffectEvent((count: number) => setNews({ id, told, count }));
  useEffect(
    () =>
      subscribe(personChannel(id), dialogChanged, ({ unread_messages_count: count }) =>
        hear(count),
      ),
    [id],
  );
  const count = news?.id === id && news.told === told ? news.count : told;
  const words = count > 0 ? `, ${countOf(count, ['новое', 'новых', 'новых'])}` : '';
  return (
    <Link
      to="/account/message"
      title="Сообщения"
      aria-label={`Сообщения${words}`}
      preload={false}
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-soft"
    >
      <MessageCircle aria-hidden className="size-6" />
      <IconCount count={count} />
    </Link>
  );
}
