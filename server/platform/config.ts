import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';
import {
  admissionEnvironment,
  type AdmissionSettings,
  readAdmission,
} from './config/admission-settings.ts';
import { entropyBits, isGuessable, isGuessableText } from './config/entropy.ts';
import {
  type Brand,
  gatewayEnvironment,
  gatewayFaults,
  type GatewaySettings,
  readGateways,
} from './config/gateway-settings.ts';
import {
  pusherEnvironment,
  pusherFaults,
  type PusherSettings,
  readPusher,
} from './config/pusher-settings.ts';
import { localSecret } from './config/local-secrets.ts';
import { readS3, s3Environment, s3Faults, type S3Settings } from './config/s3-settings.ts';
import {
  databaseAddress,
  hostName,
  oneOf,
  portNumber,
  seconds,
  webOrigin,
  wholeNumber,
} from './config/setting-types.ts';
import { SettingsError } from './config/settings-error.ts';
import type { VaultKeys } from './vault.ts';
import { outsideEnvironment, type OutsideScripts, readOutside } from './config/outside-scripts.ts';

function areAddresses(addresses: string[]): boolean {
  try {
    proxyAddress.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

/** Settings of one installation; `docs/operations.md` explains each. */
export const environmentSchema = z.object({
  APP_MODE: oneOf('demo', 'production').default('demo'),
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: portNumber.default(3000),
  HOST: hostName.default('localhost'),
  /** Address that people see, without a slash at its end. */
  PUBLIC_ORIGIN: webOrigin.transform((url) => new URL(url).origin).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseAddress.optional(),
  /** A streaming replica of it, for reads of guests and statistics. */
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  /** A replica that is further behind is left out. */
  DATABASE_REPLICA_LAG_SECONDS: seconds(1, 3600).default(5),
  APP_SECRET: z.string().min(32, 'at least 32 characters: `openssl rand -base64 32`').optional(),
  /** 32 random bytes in base64 that encrypt the photos of passports; older ones after commas. */
  PASSPORT_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
    .refine((keys) => keys.every(({ length }) => length === 32), {
      error: '32 random bytes in base64, `openssl rand -base64 32`; older ones after commas',
    })
    .optional(),
  /** Addresses of the proxies in front, by commas; nobody else may say who the client is. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(areAddresses, { error: 'addresses or networks as 10.0.0.0/8, by commas' }),
  /** How long a database that does not answer is waited for at the start. */
  DATABASE_WAIT_SECONDS: seconds(0, 3600).default(60),
  /** How long `/readyz` says no before the server closes. */
  DRAIN_SECONDS: seconds(0, 25).default(5),
  /** Which cards wait for a person: those that the checks have flagged, or all. */
  MODERATION: oneOf('flagged', 'all').default('flagged'),
  /** Messages and calls that may be sent on one day, and of them to phones abroad. */
  SMS_DAILY_BUDGET: wholeNumber(0, 1_000_000).default(1000),
  SMS_ABROAD_DAILY_BUDGET: wholeNumber(0, 1_000_000).default(20),
  /** Phones that begin otherwise are abroad; +76 and +77 are Kazakhstan. */
  SMS_HOME_PREFIXES: z
    .string()
    .regex(/^\+\d+(,\+\d+)*$/, 'how phones begin, by commas, as +73,+74')
    .default('+73,+74,+78,+79'),
  /** Threads that draw pages beside the one that serves the API; 0: it draws them itself. */
  PAGE_THREADS: wholeNumber(0, 64).default(Math.max(1, availableParallelism() - 1)),
  /** Where Prometheus asks; without a port nothing is counted. */
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  /** Encrypts backups and opens them. */
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  BRAND_NAME: z.string().min(1).default('Рядом'),
  SUPPORT_EMAIL: z.email({ error: 'an e-mail address' }).default('help@ryadom.example'),
  ...admissionEnvironment,
  ...gatewayEnvironment,
  ...pusherEnvironment,
  ...outsideEnvironment,
  ...s3Environment,
});
type Environment = z.infer<typeof environmentSchema>;

export interface Config {
  mode: 'demo' | 'production';
  pages: 'production' | 'development';
  port: number;
  host: string;
  publicOrigin: string;
  dataDir: string;
  /** Empty: the embedded server is started. */
  databaseUrl: string;
  /** Null: the primary is asked for everything. */
  replica: { url: string; lagSeconds: number } | null;
  /** Signs tokens; at least 32 characters. */
  secret: string;
  /** Encrypt the photos of passports. */
  passportKeys: VaultKeys;
  trustedProxies: string[];
  databaseWaitSeconds: number;
  drainSeconds: number;
  moderation: 'flagged' | 'all';
  admission: AdmissionSettings;
  pageThreads: number;
  /** What pages load from elsewhere, and whom they tell. */
  outside: OutsideScripts;
  /** Null: nothing is counted. */
  metrics: { host: string; port: number } | null;
  /** Null: backups are not encrypted. */
  backupPassphrase: string | null;
  logLevel: string;
  /** What may be spent on messages and calls. */
  messages: { perDay: number; abroadPerDay: number; homePrefixes: string[] };
  brand: Brand;
  gateways: GatewaySettings;
  /** Null: sockets are served here. */
  pusher: PusherSettings | null;
  /** Null: files and backups lie in folders. */
  s3: S3Settings | null;
}

/** Reads the environment once; throws with a list of what is wrong, in words. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) throw refusal('Settings are wrong', wordsOf(parsed.error));
  const settings = parsed.data;
  const faults = faultsOf(settings);
  if (faults.length > 0) {
    throw refusal(`Settings are missing or unfit for APP_MODE=${settings.APP_MODE}`, faults);
  }
  const dataDir = resolve(settings.DATA_DIR);
  return {
    mode: settings.APP_MODE,
    pages: settings.NODE_ENV === 'development' ? 'development' : 'production',
    port: settings.PORT,
    host: settings.HOST,
    publicOrigin: settings.PUBLIC_ORIGIN ?? new URL(`http://localhost:${settings.PORT}`).origin,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? '',
    replica: replicaOf(settings),
    secret: settings.APP_SECRET ?? localSecret(dataDir, 'secret'),
    passportKeys: passportKeysOf(settings, dataDir),
    trustedProxies: settings.TRUSTED_PROXIES,
    databaseWaitSeconds: settings.DATABASE_WAIT_SECONDS,
    drainSeconds: settings.DRAIN_SECONDS,
    moderation: settings.MODERATION,
    admission: readAdmission(settings),
    pageThreads: settings.PAGE_THREADS,
    metrics: metricsOf(settings),
    backupPassphrase: settings.BACKUP_PASSPHRASE ?? null,
    logLevel: settings.LOG_LEVEL,
    messages: {
      perDay: settings.SMS_DAILY_BUDGET,
      abroadPerDay: settings.SMS_ABROAD_DAILY_BUDGET,
      homePrefixes: settings.SMS_HOME_PREFIXES.split(','),
    },
    brand: { name: settings.BRAND_NAME, support_email: settings.SUPPORT_EMAIL },
    gateways: readGateways(settings),
    pusher: readPusher(settings),
    outside: readOutside(settings, settings.APP_MODE),
    s3: readS3(settings),
  };
}

const refusal = (what: string, faults: string[]) =>
  new SettingsError([`${what}:`, ...faults].join('\n  '));

/** One line for each variable, the first fault of it. */
function wordsOf({ issues }: z.ZodError): string[] {
  const faults = new Map(issues.toReversed().map(({ path, message }) => [path.join(), message]));
  return Array.from(faults, ([name, message]) => `${name}: ${message}`).toReversed();
}

/** In production nothing is made up: codes reach people, and nobody else knows the secret. */
function faultsOf(settings: Environment): string[] {
  const faults = [...gatewayFaults(settings), ...pusherFaults(settings), ...s3Faults(settings)];
  if (settings.APP_MODE === 'demo') return faults;
  if (!settings.PUBLIC_ORIGIN?.startsWith('https://')) {
    faults.push('PUBLIC_ORIGIN: the address that people type, beginning with https://');
  }
  faults.push(...secretFaults(settings));
  if (!settings.SMTP_URL) faults.push('SMTP_URL: the server that takes mail');
  if (!settings.SMS_PROVIDER) faults.push('SMS_PROVIDER: smsru or smsc, who takes messages');
  return faults;
}

/** What twelve signs that are not one sign again and again reach. */
const passphraseBits = 30;
/** Pusher makes secrets of ten random bytes. */
const pusherBits = 50;

/** Older keys of passports only open what they have closed, whatever they are. */
function secretFaults(settings: Environment): string[] {
  const { APP_SECRET, PASSPORT_KEY, BACKUP_PASSPHRASE, PUSHER_SECRET } = settings;
  const faults: string[] = [];
  const made = 'can be guessed; make one with `openssl rand -base64 32`';
  if (!APP_SECRET) faults.push('APP_SECRET: at least 32 random characters');
  else if (isGuessableText(APP_SECRET)) faults.push(`APP_SECRET: ${made}`);
  const key = PASSPORT_KEY?.[0];
  if (!key) faults.push('PASSPORT_KEY: 32 random bytes in base64');
  else if (isGuessable(key)) faults.push(`PASSPORT_KEY: ${made}`);
  else if (key.equals(Buffer.from(APP_SECRET ?? '', 'base64'))) {
    faults.push('PASSPORT_KEY: another than APP_SECRET');
  }
  if (PUSHER_SECRET && isGuessableText(PUSHER_SECRET, pusherBits)) {
    faults.push(`PUSHER_SECRET: ${made}, there and here`);
  }
  if (BACKUP_PASSPHRASE && entropyBits(Buffer.from(BACKUP_PASSPHRASE)) < passphraseBits) {
    faults.push('BACKUP_PASSPHRASE: can be guessed; several words that do not belong together');
  }
  return faults;
}

function replicaOf(settings: Environment): Config['replica'] {
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG_SECONDS: lagSeconds } = settings;
  return url === undefined ? null : { url, lagSeconds };
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Environment): Config['metrics'] {
  return port === undefined ? null : { host, port };
}

function passportKeysOf({ PASSPORT_KEY }: Environment, dataDir: string): VaultKeys {
  const [newest, ...older] = PASSPORT_KEY ?? [];
  const local = () => Buffer.from(localSecret(dataDir, 'passport-key'), 'base64url');
  return [newest ?? local(), ...older];
}
