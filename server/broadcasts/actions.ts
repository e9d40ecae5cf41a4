import type { BroadcastWriting } from '#contract/broadcasts.ts';
import { guestRoleFromWire } from '#contract/roles.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { cityIdOf } from './queries.ts';

export async function addBroadcast(
  db: Database,
  viewer: SignedIn,
  writing: BroadcastWriting,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('broadcasts')
      .values({ ...(await asRow(trx, writing)), author_id: viewer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeDown(trx, viewer, 'broadcast_add', { id: row.id, subject: writing.subject });
    return row.id;
  });
}

/** What has begun to be sent stays as its first reader has got it. */
export async function saveBroadcast(
  db: Database,
  viewer: SignedIn,
  id: number,
  { version, ...writing }: BroadcastWriting & { version: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockDraft(trx, id, version);
    await trx
      .updateTable('broadcasts')
      .set({ ...(await asRow(trx, writing)), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await writeDown(trx, viewer, 'broadcast_save', { id, subject: writing.subject });
  });
}

export async function removeBroadcast(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { subject } = await lockDraft(trx, id);
    await trx.deleteFrom('broadcasts').where('id', '=', id).execute();
    await writeDown(trx, viewer, 'broadcast_remove', { id, subject });
  });
}

export async function lockBroadcast(trx: Connection, id: number) {
  const row = await trx
    .selectFrom('broadcasts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Такой рассылки нет');
  return row;
}

export function checkVersion(row: { version: number }, version: number): void {
  if (row.version === version) return;
  throw conflict(
    'Эту рассылку только что сохранил другой человек. Ваш текст остался здесь: сравните его с новым.',
    'stale_version',
  );
}

async function lockDraft(trx: Connection, id: number, version?: number) {
  const row = await lockBroadcast(trx, id);
  if (row.state !== 'draft') {
    throw conflict('Рассылка уже началась: её можно только остановить', 'wrong_state');
  }
  if (version !== undefined) checkVersion(row, version);
  return row;
}

async function asRow(trx: Connection, { city, role, ...writing }: BroadcastWriting) {
  const { button_label, button_path } = writing;
  if ((button_label === '') !== (button_path === '')) {
    const field = button_label === '' ? 'button_label' : 'button_path';
    throw invalid({ [field]: ['Кнопке нужны и надпись, и адрес'] });
  }
  return {
    ...writing,
    role: role && guestRoleFromWire(role),
    city_id: await cityIdOf(trx, city),
  };
}

type Action = 'add' | 'save' | 'remove' | 'test' | 'start' | 'stop';

export async function writeDown(
  trx: Connection,
  viewer: SignedIn,
  action: `broadcast_${Action}`,
  { id, subject, people }: { id: number; subject: string; people?: number },
): Promise<void> {
  await recordAudit(trx, viewer, {
    action,
    subject: { type: 'broadcast', id },
    detail: { title: subject, ...(people !== undefined && { people: String(people) }) },
  });
}
