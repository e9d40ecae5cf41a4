import { useEffect, useRef, useState } from 'react';
import { personChannel } from '#contract/realtime.ts';
import { responseCalls, responseChanged } from '#contract/responses.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';

/**
 * How many are new, in the menu of the account: asked for when somebody looks there, and kept up to
 * date by what the server tells. Load it lazily: guests have none.
 */
export default function NewResponses() {
  const api = useApi();
  const id = useUser()?.id;
  const place = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (id === undefined || !place.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      api.call(responseCalls.list, { query: {} }).then(
        ({ counts }) => setCount(counts.unread),
        () => undefined,
      );
    });
    watcher.observe(place.current);
    const unsubscribe = subscribe(personChannel(id), responseChanged, (change) =>
      setCount(change.unread_responses_count),
    );
    return () => {
      watcher.disconnect();
      unsubscribe();
    };
  }, [api, id]);
  return (
    <span ref={place} className="ml-auto min-h-px min-w-px">
      {count > 0 && (
        <span className="numbers rounded-full bg-action px-2 text-sm font-semibold text-on-action">
          <span className="sr-only">новых откликов: </span>
          {count}
        </span>
      )}
    </span>
  );
}
