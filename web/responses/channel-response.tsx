import { useEffect, useEffectEvent, useState } from 'react';
import type { Channel } from '#contract/dialogs.ts';
import { personChannel } from '#contract/realtime.ts';
import { responseCalls, responseChanged, type ResponseItem } from '#contract/responses.ts';
import { PersonMarks } from '#web/cards/tile/person-marks.tsx';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { ResponseState } from './response-state.tsx';

interface ChannelResponseProps {
  channel: string;
  /** Of the other side; null: there is nobody any more. */
  trust: Channel['other_trust'];
}

/** What is known of the other side, where the response stands that this conversation is about, and what comes next; often there is none. */
export function ChannelResponse({ channel, trust }: ChannelResponseProps) {
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
  return (
    <>
      {trust && <PersonMarks owner={trust} className="order-1 basis-full pb-1" />}
      {response && (
        // Its parts stand in the line of the card, as many as there is room for.
        <ResponseState response={response} onChange={setResponse} className="contents" />
      )}
    </>
  );
}
