import { Client } from 'pg';

/** A connection without the bounds that the ones of the server have: a table may take minutes. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options: '-c datestyle=ISO -c timezone=UTC' });
  let lost: unknown;
  client.on('error', (error) => (lost = error));
  await client.connect();
  try {
    return await work(client);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** All or nothing. */
export async function inOne<T>(client: Client, mode: string, work: () => Promise<T>): Promise<T> {
  await client.query(`begin ${mode}`);
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
