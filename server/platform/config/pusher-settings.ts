import { z } from 'zod';
import { hostName, oneOf, wholeNumber } from './setting-types.ts';

const word = z.string().regex(/^[\w-]+$/, 'latin letters, digits, - and _');

/** Part of the environment: a server of sockets beside this one. */
export const pusherEnvironment = {
  PUSHER_APP_ID: word.optional(),
  PUSHER_KEY: word.optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_HOST: hostName.optional(),
  /** 443 with https, 80 without. */
  PUSHER_PORT: wholeNumber(1, 65_535).optional(),
  PUSHER_SCHEME: oneOf('https', 'http').default('https'),
  /** Where pages connect, if that is elsewhere. */
  PUSHER_CLIENT_HOST: hostName.optional(),
};

type Environment = z.infer<z.ZodObject<typeof pusherEnvironment>>;

export interface PusherSettings {
  appId: string;
  key: string;
  secret: string;
  host: string;
  clientHost: string;
  port: number;
  tls: boolean;
}

const needed = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_HOST'] as const;

/** What is missing beside what is set, in words. */
export function pusherFaults(environment: Environment): string[] {
  const missing = needed.filter((name) => !environment[name]);
  if (missing.length === needed.length) return [];
  return missing.map((name) => `${name}: a server of sockets needs ${needed.join(', ')}`);
}

/** Null: sockets are served here. Call it only with what has no faults. */
export function readPusher(environment: Environment): PusherSettings | null {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = environment;
  const { PUSHER_HOST: server, PUSHER_SCHEME: scheme, PUSHER_PORT: port } = environment;
  if (!appId || !key || !secret || !server) return null;
  const tls = scheme === 'https';
  const clientHost = environment.PUSHER_CLIENT_HOST ?? server;
  return { appId, key, secret, host: server, clientHost, port: port ?? (tls ? 443 : 80), tls };
}
