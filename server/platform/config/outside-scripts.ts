import { z } from 'zod';

/** What the operator lets into pages from elsewhere; see docs/operations.md, «Errors in browsers». */
export const outsideEnvironment = {
  /** `https://KEY@host/PROJECT` of a server that speaks the protocol of Sentry. */
  SENTRY_DSN: z
    .string()
    .refine((text) => dsnPattern.test(text) && URL.canParse(text), {
      error: 'a DSN as https://key@host/1',
    })
    .optional(),
  SENTRY_ENVIRONMENT: z.string().max(64, 'at most 64 characters').optional(),
  SENTRY_RELEASE: z.string().max(200, 'at most 200 characters').optional(),
  /** Script of a chat with support. */
  SUPPORT_WIDGET_URL: z
    .url({ protocol: /^https$/, error: 'an address that begins with https://' })
    .optional(),
};

const dsnPattern = /^https?:\/\/[\w-]+@[^/]+\/(?:.*\/)?\d+$/;

export interface OutsideScripts {
  /** Null: errors in browsers are told to nobody. */
  sentry: { dsn: string; environment: string; release: string | null } | null;
  /** Null: no chat. */
  supportWidget: string | null;
}

export function readOutside(
  settings: z.infer<z.ZodObject<typeof outsideEnvironment>>,
  mode: 'demo' | 'production',
): OutsideScripts {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT, SENTRY_RELEASE, SUPPORT_WIDGET_URL } = settings;
  const environment = SENTRY_ENVIRONMENT ?? mode;
  return {
    sentry: dsn ? { dsn, environment, release: SENTRY_RELEASE ?? null } : null,
    supportWidget: SUPPORT_WIDGET_URL ?? null,
  };
}

interface Offered {
  mode: 'demo' | 'production';
  outside: Pick<OutsideScripts, 'supportWidget'>;
}

/** Nobody answers a chat of the demo. */
export const supportWidgetOf = ({ mode, outside }: Offered) =>
  mode === 'production' ? outside.supportWidget : null;
