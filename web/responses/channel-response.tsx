import { useEffect, useEffectEvent, useState } from 'react';
import { personChannel } from '#contract/realtime.ts';
import { responseCalls, responseChanged, type ResponseItem } from '#contract/responses.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { ResponseState } from './response-state.tsx';

/** Where the response stands that this conversation is about, and what comes next; often there is none. */
export function ChannelResponse({ channel }: { channel: string }) {
  const api = useApi();
  const ownId = useUser()?.id;
  const [response, setResponse] = useState<ResponseItem | null>(null);
  const load = useEffectEvent(() => {
    api.call(responseCalls.list, { query: { channel } }).then(
      ({ data }) => setResponse(data[0] ?? null),
      // The conversation goes on without it.
      () => undefined,
    );
  });
  useEffect(() => {
    if (ownId === undefined) return undefined;
    load();
    return subscribe(personChannel(ownId), responseChanged, () => load());
  }, [ownId]);
  if (!response) return null;
  return (
    <ResponseState
      response={response}
      onChange={setResponse}
      className="pb-2 md:flex-row md:items-center md:pb-0"
    />
  );
}
