import { loadMany } from '#db/demo/bulk/load.ts';
import { demoSeed } from '#db/demo/fill.ts';
import { seedContent } from '#db/content/seed.ts';
import { openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { withDatabaseUrl } from './with-database.ts';

// Adds so many demo cards, to see how the product does with them: npm run demo:load -- 100000
const most = 1_000_000;

const [wanted = '', seed = String(demoSeed)] = process.argv.slice(2);
const count = Number(wanted);
if (!Number.isInteger(count) || count < 1 || count > most || !/^\d{1,9}$/.test(seed)) {
  console.error(`Usage: npm run demo:load -- <cards, 1 to ${most}> [seed]`);
  process.exit(2);
}

await withDatabaseUrl(async ({ url }) => {
  await migrate(url);
  const db = openDatabase({ url, size: 4 });
  try {
    await seedContent(db);
    await loadMany(db, {
      count,
      seed: Number(seed),
      now: new Date(),
      log: console.log,
    });
  } finally {
    await db.destroy();
  }
});
