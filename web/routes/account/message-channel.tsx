import { createFileRoute } from '@tanstack/react-router';
import { loadChannel } from '#web/messages/page/load-channel.ts';
import { ChannelPage } from '#web/messages/page/channel-page.tsx';

export const Route = createFileRoute('/_default/_chat/account/message/$channel')({
  loader: ({ context, params }) => loadChannel(context.api, params.channel),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <ChannelPage key={loaded.channel} loaded={loaded} />;
}
