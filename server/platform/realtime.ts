import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';
import type { Deps } from './deps.ts';
import { type Bounds, usualBounds } from './realtime/connection.ts';
import { acceptUpgrades } from './realtime/upgrade.ts';
import { type Feed, followEvents } from './realtime/feed.ts';
import {
  type ConnectionLimits,
  Hub,
  type LiveSessions,
  usualConnectionLimits,
} from './realtime/hub.ts';
import { type ChannelKind, findChannel, isPresence } from './realtime/channels.ts';
import { Presence } from './realtime/presence.ts';
import { closings, frame } from './realtime/protocol.ts';
import { type Pushing, startPushing } from './realtime/pusher/pushing.ts';
import type { PusherSettings } from './config/pusher-settings.ts';

export interface RealtimeOptions {
  liveSessions: LiveSessions;
  channels: readonly ChannelKind[];
  bounds?: Partial<Bounds>;
  connectionLimits?: Partial<ConnectionLimits>;
}

const secondsBetweenLooks = 30;
const secondsBetweenBeats = 10;

/**
 * Sockets that speak the protocol of Pusher at `/app/{key}`, while the server listens. They hear
 * what is published in any process, and end with the session that opened them. With a server of
 * sockets in the settings all of that is its work, and it is told what is published.
 */
export function addRealtime(app: FastifyInstance, deps: Deps, options: RealtimeOptions): void {
  if (deps.config.pusher) return pushTo(app, deps, deps.config.pusher);
  const bounds = { ...usualBounds, ...options.bounds };
  const { config, db, log } = deps;
  const unread = (error: unknown) => log.warn({ err: error }, 'listeners of sockets unread');
  const { channels } = options;
  const presence = new Presence(db);
  const hub = new Hub(
    { ...usualConnectionLimits, ...options.connectionLimits },
    (channel, person) => {
      if (isPresence(channel)) void presence.leave(channel, person).catch(unread);
    },
  );
  let feed: Feed | undefined;
  const liveSessions: LiveSessions = async (ids) => {
    await feed?.started;
    return options.liveSessions(ids);
  };
  const upgrades = acceptUpgrades(app.server, {
    config,
    db,
    hub,
    presence,
    channels,
    bounds,
    liveSessions,
  });
  deps.metrics?.gauge(
    'ryadom_realtime_connections',
    'Open sockets of this process',
    () => hub.connections.size,
  );
  const timers: NodeJS.Timeout[] = [];
  const every = (seconds: number, work: () => unknown) =>
    timers.push(setInterval(work, seconds * 1000).unref());

  app.addHook('onListen', async () => {
    feed = followEvents(deps, (event) => hub.deliver(event));
    every(bounds.activitySeconds / 6, () => askTheSilent(hub, bounds));
    every(secondsBetweenLooks, () => hub.endDeadSessions(liveSessions).catch(unread));
    every(secondsBetweenLooks, () => endLostAccess(hub, channels, db).catch(unread));
    every(secondsBetweenBeats, () => presence.renew().catch(unread));
  });
  // Before the server closes: it waits for every socket.
  app.addHook('preClose', async () => {
    upgrades.shut();
    for (const timer of timers) clearInterval(timer);
    feed?.stop();
    await sendAway(hub);
    await presence.stop().catch(unread);
  });
}

function pushTo(app: FastifyInstance, deps: Deps, settings: PusherSettings): void {
  let pushing: Pushing | undefined;
  app.addHook('onListen', async () => void (pushing = startPushing(deps, settings)));
  app.addHook('preClose', async () => pushing?.stop());
}

/** What no event has told: access that has ended by itself. */
async function endLostAccess(
  hub: Hub,
  channels: readonly ChannelKind[],
  db: Database,
): Promise<void> {
  for (const { channel, people } of hub.audiences()) {
    const found = findChannel(channels, channel);
    const allowed = new Set(await found?.kind.listenersAmong(db, found.id, people));
    for (const person of people) if (!allowed.has(person)) hub.revoke(channel, person);
  }
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
