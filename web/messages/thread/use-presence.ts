import { useEffect, useState } from 'react';
import { channelPresence } from '#contract/dialog-events.ts';
import { joined, memberAdded, memberRemoved, membersOf } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';

interface OtherPresence {
  /** Whether the other person has this conversation open now; null: not known (yet). */
  isHere: boolean | null;
  /** When they have left it while somebody looked on. */
  leftAt: string | null;
}

const unknown: OtherPresence = { isHere: null, leftAt: null };

/** `isOpen`: a dialog that is closed for one of the two is listened to by neither. */
export function usePresence(channel: string, personId: number, isOpen: boolean): OtherPresence {
  const [presence, setPresence] = useState(unknown);
  useEffect(() => {
    if (!isOpen) return;
    const name = channelPresence(channel);
    const id = String(personId);
    const enter = () => setPresence({ isHere: true, leftAt: null });
    const leave = () => setPresence({ isHere: false, leftAt: new Date().toISOString() });
    const stops = [
      subscribe(name, joined, (payload) =>
        membersOf(payload).includes(id)
          ? enter()
          : setPresence(({ leftAt }) => ({ isHere: false, leftAt })),
      ),
      subscribe(name, memberAdded, (member) => member.id === id && enter()),
      subscribe(name, memberRemoved, (member) => member.id === id && leave()),
    ];
    return () => {
      stops.forEach((stop) => stop());
      setPresence(unknown);
    };
  }, [channel, personId, isOpen]);
  return presence;
}
