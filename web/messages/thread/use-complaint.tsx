import { Flag, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { ComplaintReason } from '#contract/complaints.ts';
import type { Channel } from '#contract/dialogs.ts';
import type { Message } from '#contract/messages.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { messageWords } from './message-words.ts';

const DialogComplaint = lazyPart(() => import('#web/complaints/dialog-complaint.tsx'));

/** A message, and what stands in it. */
interface Complained {
  id: number;
  words: string;
}

interface About {
  message: Complained | null;
  reason?: ComplaintReason;
}

interface Complaining {
  /** For the menu of the conversation; none when there is nobody any more. */
  ofPerson: MenuAction[];
  /** For the menu of what the other side wrote. */
  ofMessage: (message: Message) => MenuAction[];
  dialog: ReactNode;
}

/** Tells the staff of the other side, or of what they wrote. */
export function useComplaint({ channel, other }: Pick<Channel, 'channel' | 'other'>): Complaining {
  const [about, setAbout] = useState<About | null>(null);
  const action = (message: Complained | null): MenuAction => ({
    label: 'Пожаловаться',
    icon: <Flag />,
    onPress: () => setAbout({ message }),
  });
  const notAsAgreed: MenuAction = {
    label: 'Не по договорённости',
    icon: <TriangleAlert />,
    onPress: () => setAbout({ message: null, reason: 'not_as_agreed' }),
  };
  return {
    ofPerson: other.id === 0 ? [] : [notAsAgreed, action(null)],
    ofMessage: (message) =>
      message.author_id === other.id && !message.deleted_at
        ? [action({ id: message.id, words: messageWords(message) })]
        : [],
    dialog: about && (
      <Suspense>
        <DialogComplaint channel={channel} {...about} onClose={() => setAbout(null)} />
      </Suspense>
    ),
  };
}
