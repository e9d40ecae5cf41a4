import type { CardReference } from '#contract/references.ts';
import type { Connection } from '#server/platform/database.ts';

const shownAtMost = 10;

/** Former employers who have confirmed the work of the owner, and whom the owner shows. */
export async function referencesOfOwner(db: Connection, cardId: number): Promise<CardReference[]> {
  const rows = await db
    .selectFrom('work_references as said')
    .innerJoin('cards', 'cards.owner_id', 'said.worker_id')
    .select(['said.id', 'said.name', 'said.work', 'said.again', 'said.good', 'said.answered_at'])
    .where('cards.id', '=', cardId)
    .where('said.worked', '=', true)
    .where('said.is_shown', '=', true)
    .orderBy('said.answered_at', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.flatMap(({ answered_at, again, name, ...row }) =>
    answered_at === null
      ? []
      : {
          ...row,
          // Others are named as little as may be.
          name: name.trim().split(/\s+/)[0] ?? name,
          again: again === true,
          answered_at: answered_at.toISOString(),
        },
  );
}
