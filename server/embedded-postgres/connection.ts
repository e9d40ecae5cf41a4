import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';
import type { Server } from './server.ts';
import { socketFolder } from './socket.ts';

type Files = Pick<Server, 'cluster' | 'password'>;

/** By its socket file where there is one: a short statement takes a third less of our time than over TCP. */
export function databaseUrl({ cluster, password }: Files, port: number, database: string): string {
  const url = new URL(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`);
  const folder = socketFolder(cluster);
  if (folder) url.searchParams.set('host', folder);
  return url.href;
}

/** Undefined while the server is not accepting connections. */
export async function connect(server: Server, port: number): Promise<Client | undefined> {
  const client = new Client({
    connectionString: databaseUrl(server, port, 'postgres'),
    application_name: server.label,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener the end of the server would be the end of this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code } = error as { code?: string };
    // Wrong password or no such user: waiting will not help.
    if (code === '28P01' || code === '28000') throw error;
    return undefined;
  }
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}
