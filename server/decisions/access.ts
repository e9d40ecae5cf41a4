import type { Connection } from '#server/platform/database.ts';
import { conflict, forbidden } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { undoUntil } from './rules.ts';

/** What was decided about a thing of a queue, which is under a lock. */
export interface Judged {
  decision: string | null;
  reason: string;
  decided_at: Date | null;
  decided_by: number | null;
  /** It has taken effect. */
  isApplied: boolean;
}

/** «Карточку одобрили» by the name of the decision. */
export type Outcomes = Readonly<Record<string, string>>;

/** Staff may have cards from before they were staff, and complain as anybody does. */
export async function checkNotOwn(
  db: Connection,
  viewer: SignedIn,
  { card_id, author_id }: { card_id: number; author_id?: number },
): Promise<void> {
  const { owner_id } = await db
    .selectFrom('cards')
    .select('owner_id')
    .where('id', '=', card_id)
    .executeTakeFirstOrThrow();
  if (viewer.id !== owner_id && viewer.id !== author_id) return;
  throw forbidden('Это ваше: пусть решит кто-то другой из сотрудников');
}

/**
 * Refuses a second decision and says who was first. The same said again by the same person, whose
 * answer was lost on its way, is no second one: it gets the answer of the first.
 */
export async function checkUndecided(
  db: Connection,
  viewer: SignedIn,
  judged: Judged,
  { decision, reason }: { decision: string; reason: string },
  outcomes: Outcomes,
): Promise<{ undo_until: string } | null> {
  if (judged.decided_at === null) return null;
  const isSame = judged.decision === decision && judged.reason === reason;
  if (isSame && judged.decided_by === viewer.id && !judged.isApplied) {
    return undoUntil(judged.decided_at);
  }
  throw conflict(await wordsOf(db, judged, outcomes));
}

/** False: there is nothing to take back. */
export async function checkUndo(
  db: Connection,
  viewer: SignedIn,
  judged: Judged,
  outcomes: Outcomes,
): Promise<boolean> {
  if (judged.decided_at === null) return false;
  if (judged.decided_by !== viewer.id) throw conflict(await wordsOf(db, judged, outcomes));
  if (judged.isApplied) throw conflict('Поздно: решение уже подействовало', 'wrong_state');
  return true;
}

/** «Карточку уже одобрили: Мария Иванова» */
async function wordsOf(db: Connection, judged: Judged, outcomes: Outcomes): Promise<string> {
  const decider = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', judged.decided_by)
    .executeTakeFirst();
  const who = decider && (decider.name ?? `сотрудник № ${decider.id}`);
  const what = outcomes[judged.decision ?? ''] ?? 'Уже решено';
  return who ? `${what}: ${who}` : what;
}
