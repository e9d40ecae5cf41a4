import { useEffect, useState } from 'react';
import { personChannel } from '#contract/realtime.ts';
import { responseCalls, responseChanged } from '#contract/responses.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';

/** How many are new, in the menu of the account; kept up to date by what the server tells. */
export function NewResponses() {
  const api = useApi();
  const id = useUser()?.id;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (id === undefined) return;
    api.call(responseCalls.list, { query: {} }).then(
      ({ counts }) => setCount(counts.unread),
      () => undefined,
    );
    return subscribe(personChannel(id), responseChanged, (change) =>
      setCount(change.unread_responses_count),
    );
  }, [api, id]);
  if (count === 0) return null;
  return (
    <span className="numbers ml-auto rounded-full bg-action px-2 text-sm font-semibold text-on-action">
      <span className="sr-only">новых откликов: </span>
      {count}
    </span>
  );
}
