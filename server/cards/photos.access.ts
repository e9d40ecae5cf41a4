import { sql } from 'kysely';
import type { FileUse } from '#server/files/uses.access.ts';

/** Pictures of a card that is there: in its draft or in what people see. */
export const cardPhotos: FileUse = {
  columns: ['cards.draft', 'cards.content'],
  isUsed: sql`exists (
    select from cards
    where cards.owner_id = files.owner_id and cards.deleted_at is null
      and (cards.draft -> 'photos' ? files.id or cards.content -> 'photos' ? files.id))`,
};
