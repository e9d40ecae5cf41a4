import type { Channel } from '#contract/dialogs.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { ThreadPane } from '../thread/thread-pane.tsx';

export function ChannelPage({ loaded }: { loaded: Channel }) {
  const ownId = useUser()?.id ?? 0;
  return <ThreadPane loaded={loaded} ownId={ownId} />;
}
