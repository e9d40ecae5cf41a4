import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from '#server/embedded-postgres/account.ts';
import { findBinaries } from '#server/embedded-postgres/binaries.ts';
import { createCluster, readPassword } from '#server/embedded-postgres/cluster.ts';
import { connect, databaseUrl, ensureDatabase } from '#server/embedded-postgres/connection.ts';
import { findPostmaster, launch, stopPostmaster } from '#server/embedded-postgres/postmaster.ts';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { startSmsc } from '#tests/fakes/smsc.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { overTcp } from './relay.ts';

const root = join(import.meta.dirname, '../..');

/** Where letters and messages go: how often each was taken is known. */
export async function startOutside(folder: string) {
  const [mail, sms] = [await startMailServer(), await startSmsc()];
  const certificate = join(folder, 'authority.pem');
  await writeFile(certificate, localhostCertificate);
  return {
    mail,
    environment: {
      APP_MODE: 'production',
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://chaos.example',
      APP_SECRET: randomBytes(32).toString('base64url'),
      PASSPORT_KEY: randomBytes(32).toString('base64'),
      TRUSTED_PROXIES: '127.0.0.1',
      HOST: '127.0.0.1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'no-reply@chaos.example',
      SMS_PROVIDER: 'smsc',
      SMSC_API_KEY: sms.apiKey,
      SMS_GATEWAY_URL: sms.url,
      NODE_EXTRA_CA_CERTS: certificate,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
    },
    stop: async () => void (await Promise.all([mail.stop(), sms.stop()])),
  };
}

export interface ServerProcess {
  origin: string;
  process: ChildProcess;
  /** Also a zombie has ended. */
  hasEnded(): boolean;
  ready(milliseconds?: number): Promise<void>;
  /** Milliseconds until it was gone; killed hard when it does not stop in time. */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/** `server/main.ts` as the service runs it; its log goes to a file. */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  log: string,
): Promise<ServerProcess> {
  const port = Number(environment.PORT) || (await freePort());
  const output = openSync(log, 'a');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...environment, PORT: String(port) },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    origin,
    process: child,
    hasEnded,
    async ready(milliseconds = 60_000) {
      const deadline = Date.now() + milliseconds;
      while (Date.now() < deadline && !hasEnded()) {
        const signal = AbortSignal.timeout(2000);
        const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => null);
        if (answer?.ok) return;
        await sleep(50);
      }
      throw new Error(`The server at ${origin} is not ready; its log: ${log}`);
    },
    async stop(signal = 'SIGTERM') {
      const began = Date.now();
      if (hasEnded()) return 0;
      const exit = once(child, 'exit');
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await exit;
      clearTimeout(timer);
      return Date.now() - began;
    },
  };
}

export interface ExternalPostgres {
  url: string;
  start(): Promise<void>;
  /** `SIGINT` ends sessions in order, the others leave everything as after a power cut. */
  stop(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
}

/** The embedded binaries as a server that belongs to nobody's process: an operator's own. */
export async function startExternal(folder: string): Promise<ExternalPostgres> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const account = chooseAccount(folder);
  const binaries = await findBinaries(account);
  const cluster = join(folder, 'external');
  if (account) {
    // The account has to get in there.
    await chmod(folder, 0o777);
  }
  await createCluster({ binaries, cluster, account, durable: true });
  const password = await readPassword(cluster);
  const log = () => undefined;
  const server = { binaries, cluster, account, durable: true, password, label: 'chaos', log };
  const port = await freePort();

  async function start(): Promise<void> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
      const launched = await launch(server, port);
      while (!launched.ended) {
        const client = await connect(server, port);
        if (!client) {
          await sleep(20);
          continue;
        }
        await ensureDatabase(client, 'ryadom');
        await client.end();
        return;
      }
      await sleep(100);
    }
    throw new Error('the external PostgreSQL does not start');
  }

  await start();
  return {
    url: overTcp(databaseUrl(server, port, 'ryadom')).href,
    start,
    async stop(signal) {
      if (signal === 'SIGINT') return stopPostmaster(cluster, log);
      const running = await findPostmaster(cluster);
      if (!running) return;
      process.kill(running.pid, signal);
      while (await findPostmaster(cluster)) await sleep(20);
    },
  };
}
