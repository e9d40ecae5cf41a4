import { z } from 'zod';
import { pushEnvironment } from './push-services.ts';
import { oneOf, webAddress } from './setting-types.ts';
import {
  readYookassa,
  yookassaEnvironment,
  yookassaFaults,
  type YookassaSettings,
} from './yookassa-settings.ts';

/** Part of the environment: how letters, messages, calls and payments leave. */
export const gatewayEnvironment = {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:587, or smtps:// and port 465' })
    .optional(),
  /** `no-reply@example.ru` or `Имя <no-reply@example.ru>`. */
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'an address as no-reply@example.ru or Имя <no-reply@example.ru>',
    )
    .optional(),
  SMS_PROVIDER: oneOf('smsru', 'smsc').optional(),
  SMSRU_API_ID: z.string().optional(),
  SMSC_LOGIN: z.string().optional(),
  SMSC_PASSWORD: z.string().optional(),
  SMSC_API_KEY: z.string().optional(),
  /** The name that the operator agreed to show instead of a number. */
  SMS_SENDER: z.string().optional(),
  /** Another address of the provider: a spare one, or a stand-in. */
  SMS_GATEWAY_URL: webAddress.optional(),
  ...yookassaEnvironment,
  ...pushEnvironment,
};

type Environment = z.infer<z.ZodObject<typeof gatewayEnvironment>>;

export interface SmtpSettings {
  url: string;
  from: string;
}

interface SmsRuSettings {
  provider: 'smsru';
  apiId: string;
}

interface SmscSettings {
  provider: 'smsc';
  /** What proves who asks: a key, or login and password. */
  credentials: Record<string, string>;
}

export type SmsSettings = (SmsRuSettings | SmscSettings) & {
  baseUrl: string;
  /** Empty: the provider's own. */
  sender: string;
};

/** Under what name this installation writes to people. */
export interface Brand {
  name: string;
  support_email: string;
}

export interface GatewaySettings {
  /** null: mail arrives at `/dev/outbox`. */
  smtp: SmtpSettings | null;
  /** null: so do messages and calls. */
  sms: SmsSettings | null;
  /** null: payments go through the sandbox of the demo, or not at all. */
  yookassa: YookassaSettings | null;
  /** Hosts that take pushes. */
  pushServices: string[];
}

const baseUrls = { smsru: 'https://sms.ru', smsc: 'https://smsc.ru' };

/** What is set but not complete, in words. */
export function gatewayFaults(environment: Environment): string[] {
  const { SMTP_URL, MAIL_FROM, SMS_PROVIDER } = environment;
  const faults: string[] = [];
  if (SMTP_URL && !MAIL_FROM) faults.push('MAIL_FROM: the address that letters come from');
  if (SMS_PROVIDER === 'smsru' && !environment.SMSRU_API_ID) {
    faults.push('SMSRU_API_ID: the key of the account at sms.ru');
  }
  if (SMS_PROVIDER === 'smsc' && !smscCredentials(environment)) {
    faults.push('SMSC_LOGIN and SMSC_PASSWORD, or SMSC_API_KEY: the account at smsc.ru');
  }
  return [...faults, ...yookassaFaults(environment)];
}

/** Call it only with what has no faults. */
export function readGateways(environment: Environment): GatewaySettings {
  const { SMTP_URL: url, MAIL_FROM: from, SMS_PROVIDER: provider } = environment;
  return {
    smtp: url && from ? { url, from } : null,
    sms: provider ? readSms(environment, provider) : null,
    yookassa: readYookassa(environment),
    pushServices: environment.PUSH_SERVICES,
  };
}

function readSms(environment: Environment, provider: 'smsru' | 'smsc'): SmsSettings {
  const common = {
    baseUrl: (environment.SMS_GATEWAY_URL ?? baseUrls[provider]).replace(/\/+$/, ''),
    sender: environment.SMS_SENDER ?? '',
  };
  if (provider === 'smsru') return { ...common, provider, apiId: environment.SMSRU_API_ID ?? '' };
  return { ...common, provider, credentials: smscCredentials(environment) ?? {} };
}

function smscCredentials(environment: Environment): Record<string, string> | null {
  const { SMSC_API_KEY: apikey, SMSC_LOGIN: login, SMSC_PASSWORD: psw } = environment;
  if (apikey) return { apikey };
  return login && psw ? { login, psw } : null;
}
