import { randomBytes } from 'node:crypto';
import type { TestApp } from '#tests/harness/app.ts';
import { plainPdf } from '#tests/pdf.ts';

/** Puts a document of anybody straight into the database and the storage; answers its id. */
export async function storeDocument({ db, deps }: TestApp, owner: number): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const bytes = plainPdf();
  const document = { kind: 'document', name: 'Справка.pdf', size: bytes.length };
  await db
    .insertInto('files')
    .values({ id, owner_id: owner, width: 0, height: 0, placeholder: '', ...document })
    .execute();
  await deps.storage.write(`${id}/document.pdf`, bytes);
  return id;
}
