import { useEffect, useEffectEvent, useState } from 'react';
import { personChannel } from '#contract/realtime.ts';
import { responseChanged } from '#contract/responses.ts';
import type { User } from '#contract/session.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';

/** How many are new, in the menu of the account. Load it lazily: guests have none. */
export default function NewResponses() {
  const user = useUser();
  return user && <Count user={user} />;
}

function Count({ user }: { user: User }) {
  /** Newer than what was told with the person. */
  const [news, setNews] = useState<{ id: number; told: number; count: number } | null>(null);
  const { id, unread_responses_count: told } = user;
  const hear = useEffectEvent((count: number) => setNews({ id, told, count }));
  useEffect(
    () =>
      subscribe(personChannel(id), responseChanged, ({ unread_responses_count: count }) =>
        hear(count),
      ),
    [id],
  );
  const count = news?.id === id && news.told === told ? news.count : told;
  if (count === 0) return null;
  return (
    <span className="numbers ml-auto rounded-full bg-action px-2 text-sm font-semibold text-on-action">
      <span className="sr-only">новых откликов: </span>
      {count}
    </span>
  );
}
