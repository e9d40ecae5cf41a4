import type { Connection } from './connection.ts';
import { type RealtimeEvent, revocationsChannel, sessionsChannel } from './events.ts';
import { Groups } from './groups.ts';
import { type Closing, closings, frame } from './protocol.ts';
import { refuse } from './refusal.ts';

/** Which of these sessions are alive, and whose they are. */
export type LiveSessions = (ids: number[]) => Promise<Map<number, number>>;

/** How many may be open in one process. */
export interface ConnectionLimits {
  all: number;
  /** Of one address, before anybody has shown who they are. */
  strangers: number;
  /** Of one person. */
  each: number;
}

export const usualConnectionLimits: ConnectionLimits = { all: 20_000, strangers: 100, each: 50 };

/** Who is connected to this process, and who of them hears what. */
export class Hub {
  readonly #limits: ConnectionLimits;
  readonly #all = new Set<Connection>();
  readonly #strangers = new Groups<string>();
  readonly #people = new Groups<number>();
  readonly #sessions = new Groups<number>();
  readonly #channels = new Groups<string>();
  readonly #left: (channel: string, person: number) => void;

  /** `left` is told when the last connection of a person leaves a channel. */
  constructor(limits: ConnectionLimits, left: (channel: string, person: number) => void) {
    this.#limits = limits;
    this.#left = left;
  }

  get connections(): ReadonlySet<Connection> {
    return this.#all;
  }

  hasRoomFor(address: string): boolean {
    const { all, strangers } = this.#limits;
    return this.#all.size < all && this.#strangers.of(address).size < strangers;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#strangers.add(connection.address, connection);
  }

  /** From now on the end of this session is the end of the connection. */
  bind(connection: Connection, session: number): void {
    connection.sessions.add(session);
    this.#sessions.add(session, connection);
  }

  /** Null, or why this connection may not go on as this person's. */
  welcome(connection: Connection, person: number): Closing | null {
    if (connection.person === person) return null;
    if (this.#people.of(person).size >= this.#limits.each) return closings.tooManyOfPerson;
    if (connection.person !== null) {
      // Signed in as somebody else on the same socket: what the one before heard is not theirs.
      for (const channel of connection.channels) this.leave(connection, channel);
      this.#people.remove(connection.person, connection);
    }
    this.#strangers.remove(connection.address, connection);
    this.#people.add(person, connection);
    connection.person = person;
    return null;
  }

  /** What is said in the channel is held back until `release`. */
  join(connection: Connection, channel: string): void {
    connection.channels.add(channel);
    connection.held.set(channel, []);
    this.#channels.add(channel, connection);
  }

  release(connection: Connection, channel: string): void {
    const held = connection.held.get(channel) ?? [];
    connection.held.delete(channel);
    for (const text of held) connection.send(text);
  }

  leave(connection: Connection, channel: string): void {
    if (!connection.channels.delete(channel)) return;
    connection.held.delete(channel);
    this.#channels.remove(channel, connection);
    const { person } = connection;
    if (person !== null && !this.hasPerson(channel, person)) this.#left(channel, person);
  }

  hasPerson(channel: string, person: number): boolean {
    return [...this.#channels.of(channel)].some((other) => other.person === person);
  }

  /** Who listens to what, for asking whether they still may. */
  audiences(): { channel: string; people: number[] }[] {
    return this.#channels.keys().map((channel) => {
      const people = [...this.#channels.of(channel)].flatMap(({ person }) => person ?? []);
      return { channel, people: [...new Set(people)] };
    });
  }

  /** It hears nothing any more from here on, whatever becomes of its socket. */
  remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#strangers.remove(connection.address, connection);
    if (connection.person !== null) this.#people.remove(connection.person, connection);
    for (const session of connection.sessions) this.#sessions.remove(session, connection);
    for (const channel of connection.channels) this.leave(connection, channel);
  }

  close(connection: Connection, closing: Closing): void {
    this.remove(connection);
    connection.close(closing);
  }

  deliver({ channel, event, payload, from_socket, from_person }: RealtimeEvent): void {
    if (channel === sessionsChannel) return this.#endSession(Number(payload['id']));
    if (channel === revocationsChannel) {
      return this.revoke(String(payload['channel']), Number(payload['person']));
    }
    const listeners = this.#channels.of(channel);
    if (listeners.size === 0) return;
    const text = frame(event, payload, channel, from_person);
    for (const connection of listeners) {
      if (connection.id === from_socket) continue;
      const held = connection.held.get(channel);
      if (held) held.push(text);
      else connection.send(text);
    }
  }

  /** The person hears nothing of this channel any more; the rest of the connection goes on. */
  revoke(channel: string, person: number): void {
    for (const connection of this.#channels.of(channel)) {
      if (connection.person !== person) continue;
      this.leave(connection, channel);
      refuse(connection, channel, 'This channel is not yours any more', 403);
    }
  }

  /** What no event has told: sessions whose time has run out. */
  async endDeadSessions(liveSessions: LiveSessions): Promise<void> {
    const ids = this.#sessions.keys();
    if (ids.length === 0) return;
    const live = await liveSessions(ids);
    for (const id of ids) if (!live.has(id)) this.#endSession(id);
  }

  #endSession(id: number): void {
    for (const connection of this.#sessions.of(id)) this.close(connection, closings.sessionOver);
  }
}
