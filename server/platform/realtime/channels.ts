import type { RealtimeEvent } from '#contract/realtime.ts';
import type { Connection as Database } from '../database.ts';

/** What a room says of its channels; rooms declare theirs, `server/realtime-channels.ts` lists them. */
export interface ChannelKind {
  /** `{id}` stands for what the room calls the thing that the channel is about. */
  pattern: `private-${string}.{id}` | `presence-${string}.{id}`;
  /**
   * Who of these people may listen. Asked when a signature is given, when it is shown, and every
   * half minute; `revokeChannel` ends it at once.
   */
  listenersAmong: (db: Database, id: string, people: number[]) => Promise<number[]>;
  /** Of presence channels: what the others see of a person. */
  memberInfo?: (db: Database, id: string, person: number) => Promise<Record<string, unknown>>;
  /** What clients may say to each other, `client-…`; without a list nothing. */
  clientEvents?: readonly RealtimeEvent[];
}

interface Channel {
  name: string;
  id: string;
  kind: ChannelKind;
}

const namePattern = /^[\w\-=@,.;]{1,164}$/;

export const isPresence = (channel: string) => channel.startsWith('presence-');

/** Null: no room has declared such a channel. */
export function findChannel(kinds: readonly ChannelKind[], name: string): Channel | null {
  if (!namePattern.test(name)) return null;
  const at = name.lastIndexOf('.');
  const pattern = `${name.slice(0, at)}.{id}`;
  const kind = at > 0 ? kinds.find((known) => known.pattern === pattern) : undefined;
  return kind ? { name, id: name.slice(at + 1), kind } : null;
}

export async function mayListen(db: Database, channel: Channel, person: number): Promise<boolean> {
  return (await channel.kind.listenersAmong(db, channel.id, [person])).includes(person);
}

/** `channel_data` of the protocol; undefined where a channel does not tell who is there. */
export async function memberData(
  db: Database,
  { name, id, kind }: Channel,
  person: number,
): Promise<string | undefined> {
  if (!isPresence(name)) return undefined;
  const user_info = (await kind.memberInfo?.(db, id, person)) ?? {};
  return JSON.stringify({ user_id: String(person), user_info });
}
