import type { Attachment } from '#contract/attachments.ts';
import { ownFiles } from '#server/files/access.ts';
import { addDocument, addPicture } from '#server/files/actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalid } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkOpen, ownChannel } from './access.ts';
import { attachmentsOf } from './messages.queries.ts';

/** Takes a file for a message that is not sent yet; what is never sent is thrown away after a day. */
export async function attachFile(
  deps: Deps,
  viewer: SignedIn,
  { channel, name, bytes }: { channel: string; name: string; bytes: Uint8Array },
): Promise<Attachment> {
  const { other_id } = await ownChannel(deps.db, viewer, { key: channel });
  await checkOpen(deps.db, viewer, other_id);
  if (isNamedPdf(name) || isPdf(bytes)) {
    return { kind: 'document', ...(await addDocument(deps, viewer, { name, bytes })) };
  }
  return { kind: 'picture', ...(await addPicture(deps, viewer, bytes)) };
}

const isNamedPdf = (name: string) => name.toLowerCase().endsWith('.pdf');
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

/** Puts files of the author on a message, in this order; 422 for any that is not theirs or was sent. */
export async function bindFiles(
  trx: Connection,
  author: Pick<SignedIn, 'id'>,
  messageId: number,
  ids: string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const own = await ownFiles(trx, author, ids);
  const sent = await trx
    .selectFrom('message_files')
    .select('file_id')
    .where('file_id', 'in', ids)
    .execute();
  if (own.length < ids.length || sent.length > 0) {
    throw invalid({ attachments: ['Файл не найден. Приложите его ещё раз'] });
  }
  await trx
    .insertInto('message_files')
    .values(ids.map((file_id, position) => ({ message_id: messageId, file_id, position })))
    .execute();
  return attachmentsOf(trx, messageId);
}
