import { randomBytes } from 'node:crypto';
import { jpegPhoto } from '#tests/pictures.ts';
import type { TestApp } from '#tests/harness/app.ts';

const original = await jpegPhoto({ width: 1000, height: 1000 });

/** Puts a square picture of anybody straight into the database and the storage; answers its id. */
export async function storePhoto({ db, deps }: TestApp, owner: number): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('files')
    .values({ id, owner_id: owner, width: 1000, height: 1000, placeholder: '' })
    .execute();
  await deps.storage.write(`${id}/original.webp`, original);
  return id;
}
