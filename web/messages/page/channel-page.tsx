import type { ReactNode } from 'react';
import type { Channel } from '#contract/dialogs.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { ThreadPane } from '../thread/thread-pane.tsx';

interface ChannelPageProps {
  loaded: Channel;
  /** What comes next between the two, beside the card that they talk about. */
  renderNextStep: (isOpen: boolean) => ReactNode;
}

export function ChannelPage({ loaded, renderNextStep }: ChannelPageProps) {
  const ownId = useUser()?.id ?? 0;
  return <ThreadPane loaded={loaded} ownId={ownId} renderNextStep={renderNextStep} />;
}
