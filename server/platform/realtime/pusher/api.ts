import { createHash } from 'node:crypto';
import { sign } from '../../crypto.ts';
import type { PusherSettings } from '#server/platform/config/pusher-settings.ts';

const patienceMs = 5000;

/** The server has answered, and it was no yes. */
export class PusherRefusal extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`the server of sockets answered ${status}: ${body.slice(0, 200)}`);
    this.status = status;
  }
}

/** A message as the HTTP API of Pusher takes it; `data` is JSON by now. */
export interface PusherEvent {
  channel: string;
  name: string;
  data: string;
  /** This socket is not told. */
  socket_id?: string;
}

/** The calls of the HTTP API of Pusher that are needed here. */
export function openPusherApi(settings: PusherSettings) {
  async function post(path: string, content: object): Promise<void> {
    const body = JSON.stringify(content);
    const { host, port, tls, appId } = settings;
    const place = `/apps/${appId}${path}`;
    const query = signedQuery(settings, { path: place, body, time: Date.now() });
    const answer = await fetch(`${tls ? 'https' : 'http'}://${host}:${port}${place}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    if (!answer.ok) throw new PusherRefusal(answer.status, text);
  }

  return {
    trigger: ({ channel, ...event }: PusherEvent) =>
      post('/events', { ...event, channels: [channel] }),
    triggerBatch: (batch: PusherEvent[]) => post('/batch_events', { batch }),
    /** Ends the sockets that have signed in as this person. */
    terminate: (person: number) => post(`/users/${person}/terminate_connections`, {}),
  };
}

export type PusherApi = ReturnType<typeof openPusherApi>;

interface Call {
  path: string;
  body: string;
  time: number;
}

/** Proves that who asks knows the secret, and that nobody has changed what is asked. */
export function signedQuery(
  { key, secret }: Pick<PusherSettings, 'key' | 'secret'>,
  { path, body, time }: Call,
): string {
  const words = [
    `auth_key=${key}`,
    `auth_timestamp=${Math.floor(time / 1000)}`,
    'auth_version=1.0',
    `body_md5=${createHash('md5').update(body).digest('hex')}`,
  ].join('&');
  const signature = sign(secret, `POST\n${path}\n${words}`).toString('hex');
  return `${words}&auth_signature=${signature}`;
}
