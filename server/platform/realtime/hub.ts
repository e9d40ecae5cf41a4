import type { Connection } from './connection.ts';
import { type RealtimeEvent, sessionsChannel } from './events.ts';
import { Groups } from './groups.ts';
import { type Closing, closings, frame } from './protocol.ts';

/** Which of these sessions are alive, and whose they are. */
export type LiveSessions = (ids: number[]) => Promise<Map<number, number>>;

/** How many may be open in one process. */
export interface Crowd {
  all: number;
  /** Of one address, before anybody has shown who they are. */
  strangers: number;
  /** Of one person. */
  each: number;
}

export const usualCrowd: Crowd = { all: 20_000, strangers: 100, each: 50 };

/** Who is connected to this process, and who of them hears what. */
export class Hub {
  readonly #crowd: Crowd;
  readonly #all = new Set<Connection>();
  readonly #strangers = new Groups<string>();
  readonly #people = new Groups<number>();
  readonly #sessions = new Groups<number>();
  readonly #channels = new Groups<string>();

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
  }

  get connections(): ReadonlySet<Connection> {
    return this.#all;
  }

  hasRoomFor(address: string): boolean {
    const { all, strangers } = this.#crowd;
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
    if (this.#people.of(person).size >= this.#crowd.each) return closings.tooManyOfPerson;
    if (connection.person !== null) this.#people.remove(connection.person, connection);
    this.#strangers.remove(connection.address, connection);
    this.#people.add(person, connection);
    connection.person = person;
    return null;
  }

  join(connection: Connection, channel: string): void {
    connection.channels.add(channel);
    this.#channels.add(channel, connection);
  }

  leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    this.#channels.remove(channel, connection);
  }

  /** It hears nothing any more from here on, whatever becomes of its socket. */
  remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#strangers.remove(connection.address, connection);
    if (connection.person !== null) this.#people.remove(connection.person, connection);
    for (const session of connection.sessions) this.#sessions.remove(session, connection);
    for (const channel of connection.channels) this.#channels.remove(channel, connection);
  }

  close(connection: Connection, closing: Closing): void {
    this.remove(connection);
    connection.close(closing);
  }

  deliver({ channel, event, payload }: RealtimeEvent): void {
    if (channel === sessionsChannel) return this.#endSession(Number(payload['id']));
    const listeners = this.#channels.of(channel);
    if (listeners.size === 0) return;
    const text = frame(event, payload, channel);
    for (const connection of listeners) connection.send(text);
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
