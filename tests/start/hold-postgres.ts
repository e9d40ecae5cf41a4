// A server process in small: starts the database, reports, and stops it when asked to end.
import { startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';

const [directory = '', address = ''] = process.argv.slice(2);
const report = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const log = (line: string) => report({ log: line });
  const postgres = await startEmbeddedPostgres({ directory, address, log });
  const stop = async () => {
    await postgres.stop();
    report({ stopped: true });
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  report({ url: postgres.url });
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
