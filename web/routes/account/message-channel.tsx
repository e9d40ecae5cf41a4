import { createFileRoute } from '@tanstack/react-router';
import { loadChannel } from '#web/messages/page/load-channel.ts';
import { ChannelPage } from '#web/messages/page/channel-page.tsx';
import { ChannelResponse } from '#web/responses/channel-response.tsx';

export const Route = createFileRoute('/_default/_chat/account/message/$channel')({
  loader: ({ context, params }) => loadChannel(context.api, params.channel),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  const { channel, other_trust: trust } = loaded;
  return (
    <ChannelPage
      key={channel}
      loaded={loaded}
      renderNextStep={(isOpen) => (
        // What is possible depends on it, so it is asked for anew.
        <ChannelResponse key={`${channel} ${isOpen}`} {...{ channel, trust }} />
      )}
    />
  );
}
