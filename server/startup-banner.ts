import { demoAccounts, demoPassword } from '#db/demo/accounts.ts';
import type { Config } from './platform/config.ts';
import type { EmbeddedPostgres } from './embedded-postgres/start.ts';

interface Start {
  postgres: EmbeddedPostgres | null;
  startedInMs: number;
}

/** What an operator wants to know after a start, in five lines. */
export function printStartupBanner(config: Config, { postgres, startedInMs }: Start): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const database = postgres ? `, ${seconds(postgres.startedInMs)} of it the database` : '';
  const lines = [
    `«${config.brand.name}» is ready at ${config.publicOrigin} (${seconds(startedInMs)}${database})`,
    `Data: ${postgres ? config.dataDir : 'the database of DATABASE_URL'}; API: ${config.publicOrigin}/api/docs`,
    ...(config.mode === 'demo' ? demoLines(config) : []),
    'Stop with Ctrl-C; nothing is lost',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function demoLines({ publicOrigin }: Config): string[] {
  const logins = Object.values(demoAccounts)
    .map(({ role, email }) => `${role} ${email}`)
    .join(', ');
  return [
    `Demo accounts, password ${demoPassword}: ${logins}`,
    `Letters and SMS codes: ${publicOrigin}/dev/outbox`,
  ];
}
