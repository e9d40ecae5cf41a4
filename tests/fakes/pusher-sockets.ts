import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

interface App {
  key: string;
  secret: string;
}

interface Asked {
  event: string;
  data: { channel?: string; auth?: string; channel_data?: string; user_data?: string };
}

/** The sockets of a server that speaks the protocol of Pusher, as far as our pages use them. */
export function addPusherSockets(server: Server, { key, secret }: App) {
  const sockets = new WebSocketServer({ server, path: `/app/${key}` });
  const listeners = new Map<WebSocket, Set<string>>();
  const people = new Map<WebSocket, string>();
  let number = 0;

  sockets.on('connection', (socket) => {
    number += 1;
    const id = `1.${number}`;
    const say = (event: string, data: object, channel?: string) =>
      socket.send(
        JSON.stringify({ event, data: JSON.stringify(data), ...(channel && { channel }) }),
      );
    const isProven = ({ auth }: Asked['data'], text: string) =>
      auth === `${key}:${createHmac('sha256', secret).update(`${id}:${text}`).digest('hex')}`;
    listeners.set(socket, new Set());
    socket.on('close', () => listeners.delete(socket));
    socket.on('message', (text: Buffer) => {
      const { event, data } = JSON.parse(text.toString()) as Asked;
      if (event === 'pusher:ping') return say('pusher:pong', {});
      if (event === 'pusher:signin' && isProven(data, `:user::${data.user_data}`)) {
        people.set(socket, (JSON.parse(data.user_data ?? '') as { id: string }).id);
        return say('pusher:signin_success', { user_data: data.user_data });
      }
      const { channel = '', channel_data } = data;
      const proven = channel_data === undefined ? channel : `${channel}:${channel_data}`;
      if (event !== 'pusher:subscribe' || !isProven(data, proven)) return undefined;
      listeners.get(socket)?.add(channel);
      return say('pusher_internal:subscription_succeeded', {}, channel);
    });
    say('pusher:connection_established', { socket_id: id, activity_timeout: 30 });
  });

  return {
    /** So many listen to a channel now. */
    listening: (channel: string) =>
      [...listeners.values()].filter((channels) => channels.has(channel)).length,
    signedIn: (person: string) =>
      [...people].filter(([socket, id]) => listeners.has(socket) && id === person).length,
    tell(channel: string, event: string, data: string): void {
      for (const [socket, channels] of listeners) {
        if (channels.has(channel)) socket.send(JSON.stringify({ event, channel, data }));
      }
    },
    terminate(person: string): void {
      const data = JSON.stringify({ code: 4009, message: 'You got disconnected by the app.' });
      for (const [socket, id] of people) {
        if (id !== person || !listeners.has(socket)) continue;
        socket.send(JSON.stringify({ event: 'pusher:error', data }));
        socket.close(4009);
      }
    },
    stop(): void {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
