import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { type Bounds, usualBounds } from './realtime/connection.ts';
import { openDoor } from './realtime/door.ts';
import { type Feed, followEvents } from './realtime/feed.ts';
import { type Crowd, Hub, type LiveSessions, usualCrowd } from './realtime/hub.ts';
import { closings, frame } from './realtime/protocol.ts';

export interface RealtimeOptions {
  liveSessions: LiveSessions;
  bounds?: Partial<Bounds>;
  crowd?: Partial<Crowd>;
}

const secondsBetweenLooks = 30;

/**
 * Sockets that speak the protocol of Pusher at `/app/{key}`, while the server listens. They hear
 * what is published in any process, and end with the session that opened them.
 */
export function addRealtime(app: FastifyInstance, deps: Deps, options: RealtimeOptions): void {
  const bounds = { ...usualBounds, ...options.bounds };
  const hub = new Hub({ ...usualCrowd, ...options.crowd });
  let feed: Feed | undefined;
  const liveSessions: LiveSessions = async (ids) => {
    await feed?.started;
    return options.liveSessions(ids);
  };
  const door = openDoor(app.server, { config: deps.config, hub, bounds, liveSessions });
  const timers: NodeJS.Timeout[] = [];
  const every = (seconds: number, work: () => unknown) =>
    timers.push(setInterval(work, seconds * 1000).unref());

  app.addHook('onListen', async () => {
    feed = followEvents(deps, (event) => hub.deliver(event));
    every(bounds.activitySeconds / 6, () => askTheSilent(hub, bounds));
    every(secondsBetweenLooks, () =>
      hub
        .endDeadSessions(liveSessions)
        .catch((error: unknown) => deps.log.warn({ err: error }, 'sessions of sockets unread')),
    );
  });
  // Before the server closes: it waits for every socket.
  app.addHook('preClose', async () => {
    door.shut();
    for (const timer of timers) clearInterval(timer);
    feed?.stop();
    await sendAway(hub);
  });
}

/** A client that is there speaks at least so often; one that answers no question is gone. */
function askTheSilent(hub: Hub, { activitySeconds }: Bounds): void {
  const now = Date.now();
  for (const connection of hub.connections) {
    const silence = (now - connection.heardAt) / 1000;
    if (silence > activitySeconds * 2) hub.close(connection, closings.noPong);
    else if (silence > activitySeconds * 1.3 && !connection.isAsked) {
      connection.isAsked = true;
      connection.send(frame('pusher:ping', {}));
    }
  }
}

/** Everybody is told to come back later; a second process takes them. */
async function sendAway(hub: Hub): Promise<void> {
  const leaving = [...hub.connections].map((connection) => {
    const closed = connection.whenClosed();
    hub.close(connection, closings.goingDown);
    return closed;
  });
  await Promise.all(leaving);
}
