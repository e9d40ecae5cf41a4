import type { IncomingMessage } from 'node:http';
import { sessionOverCode } from '#contract/realtime.ts';

// Pusher Channels, version 7. What is said to programs is English, as elsewhere in this protocol.

export interface Closing {
  code: number;
  reason: string;
}

/** 4000–4099: do not come back by yourself; 4100–4199: after a second; 4200–4299: at once. */
export const closings = {
  unknownKey: { code: 4001, reason: 'There is no application with this key' },
  tooManyOfPerson: { code: 4004, reason: 'Too many connections of one person' },
  wrongVersion: { code: 4007, reason: 'Only version 7 of the protocol is spoken here' },
  noVersion: { code: 4008, reason: 'No version of the protocol was named' },
  sessionOver: { code: sessionOverCode, reason: 'The session has ended' },
  goingDown: { code: 4100, reason: 'Going down for a moment, come back later' },
  full: { code: 4100, reason: 'Too many connections, come back later' },
  failed: { code: 4100, reason: 'Could not ask who you are, come back later' },
  noPong: { code: 4201, reason: 'No answer to a ping' },
  flood: { code: 1008, reason: 'Too many messages' },
} as const satisfies Record<string, Closing>;

const path = /^\/app\/(?<key>[^/?]+)\/?(?:\?|$)/;

export const isSocketCall = ({ url = '' }: IncomingMessage): boolean => path.test(url);

/** What is wrong with a call, judged by its address. */
export function judgeCall({ url = '' }: IncomingMessage, key: string): Closing | null {
  if (path.exec(url)?.groups?.['key'] !== key) return closings.unknownKey;
  const version = new URLSearchParams(url.split('?')[1]).get('protocol');
  if (version === null) return closings.noVersion;
  return version === '7' ? null : closings.wrongVersion;
}

/** What a client sends. */
export interface Frame {
  event: string;
  channel?: string;
  data: Record<string, unknown>;
}

/** Null: this is nothing that the protocol knows. */
export function readFrame(text: string): Frame | null {
  const frame = recordIn(text);
  if (typeof frame?.['event'] !== 'string') return null;
  const { event, channel, data } = frame;
  const inner = typeof data === 'string' ? recordIn(data) : data;
  return {
    event,
    ...(typeof channel === 'string' && { channel }),
    data: isRecord(inner) ? inner : {},
  };
}

function recordIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the server sends: `data` is JSON inside of JSON. */
export function frame(
  event: string,
  data: object,
  channel?: string,
  person?: number | null,
): string {
  return JSON.stringify({
    event,
    ...(channel && { channel }),
    data: JSON.stringify(data),
    ...(person && { user_id: String(person) }),
  });
}

export const errorFrame = (code: number, message: string) =>
  frame('pusher:error', { code, message });
