import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the browser may know of this installation. */
const publicConfigSchema = z.object({
  brand: z.object({ name: z.string(), support_email: z.string() }),
  /** Root of the API; empty: the origin of the page. */
  api_base: z.string(),
  mode: z.enum(['demo', 'production']),
  /** Whether a code can be dictated by a call. */
  calls: z.boolean(),
  /**
   * Sockets of this installation, protocol Pusher: `wss://{host}:{port}/app/{key}`. Embedded: at the
   * address of the site, by whatever name it was reached.
   */
  realtime: z.object({
    key: z.string(),
    host: z.string(),
    port: z.number().int(),
    tls: z.boolean(),
    embedded: z.boolean(),
  }),
  /** The application server key with which browsers subscribe to Web Push. */
  push_key: z.string(),
  /** Where errors in the browser are told, by the protocol of Sentry; null: nowhere. */
  sentry: z
    .object({ dsn: z.string(), environment: z.string(), release: z.string().nullable() })
    .nullable(),
  /** Script of a chat with support, loaded after the consent to cookies; null: there is none. */
  support_widget: z.string().nullable(),
  /** A line above every page, by the operator; null: there is none now. */
  notice: z.string().nullable(),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;

export const getPublicConfig = endpoint({
  method: 'GET',
  path: '/v1/config',
  access: 'public',
  summary: 'Открытые настройки этой установки',
  answer: publicConfigSchema,
});
