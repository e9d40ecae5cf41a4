import { readConfig } from '#server/platform/config.ts';
import { SettingsError } from '#server/platform/config/settings-error.ts';
import { StoreError } from '#server/platform/storage/s3/store-error.ts';
import { folderStores, openStores } from '#server/platform/storage/stores.ts';
import { copyAll } from './files/copy-all.ts';
import { inWords } from './in-words.ts';

// Between the data folder and the buckets of the settings: npm run files:copy -- to-s3 [--remove]
const [way, removes, ...more] = process.argv.slice(2);
const isKnown = removes === undefined || removes === '--remove';
if ((way !== 'to-s3' && way !== 'from-s3') || !isKnown || more.length > 0) {
  console.error('Usage: npm run files:copy -- <to-s3 | from-s3> [--remove]');
  process.exit(2);
}
await inWords(async () => {
  const config = readConfig();
  if (!config.s3?.stores) {
    const names = 'S3_BUCKET and S3_PASSPORTS_BUCKET';
    throw new SettingsError(`${names} are not set: there are no buckets to copy with.`);
  }
  const [folder, buckets] = [folderStores(config.dataDir), openStores(config)];
  const [from, to] = way === 'to-s3' ? [folder, buckets] : [buckets, folder];
  try {
    for (const kind of ['files', 'passports'] as const) {
      const done = await copyAll(from[kind], to[kind], {
        removes: removes !== undefined,
      });
      console.log(
        `${kind}: ${done.copied} copied, ${done.there} were there, ${done.removed} removed.`,
      );
      if (done.strange > 0) {
        console.log(`${done.strange} are in the target alone: --remove throws them away there.`);
      }
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(`${error.message}; what was copied stays, call it again.`);
    process.exitCode = 1;
  }
});
