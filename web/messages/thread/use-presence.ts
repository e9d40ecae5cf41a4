import { useEffect, useState } from 'react';
import { channelPresence } from '#contract/dialogs.ts';
import { joined, memberAdded, memberRemoved, membersOf } from '#web/realtime/joined.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';

/** Whether the other person has this conversation open now; null: not known (yet). */
export function usePresence(channel: string, personId: number): boolean | null {
  const [isHere, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    const name = channelPresence(channel);
    const id = String(personId);
    const stops = [
      subscribe(name, joined, (payload) => setHere(membersOf(payload).includes(id))),
      subscribe(name, memberAdded, (member) => member.id === id && setHere(true)),
      subscribe(name, memberRemoved, (member) => member.id === id && setHere(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [channel, personId]);
  return isHere;
}
