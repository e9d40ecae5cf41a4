import type { AliasableExpression } from 'kysely';
import type { AuditDetail, AuditEntry } from '#server/audit/actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict, forbidden } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { undoUntil } from './rules.ts';

/** What staff send: which decision, the words that go with it, and words by field. */
export interface DecisionInput {
  decision: string;
  reason?: string | undefined;
  notes?: Record<string, string> | undefined;
}

/** A decision that is about to take effect, with all that it concerns under locks. */
export interface Due<Subject, Locked> {
  id: number;
  decision: string;
  reason: string;
  notes: Record<string, string>;
  actor: Pick<SignedIn, 'id'>;
  subject: Subject;
  locked: Locked;
}

/** A decision that somebody of the staff wants to make now. */
export interface ProposedDecision<Subject> {
  viewer: SignedIn;
  id: number;
  subject: Subject;
  input: DecisionInput;
}

/**
 * A queue of the staff. Its table has the columns `created_at`, `decision`, `reason`, `notes`,
 * `decided_at`, `decided_by`, `applied_at` and `withdrawn_at`: the engine in this room reads and
 * writes them, and the queue says all that is its own.
 */
export interface DecisionQueue<Subject = never, Locked = never, Item = unknown> {
  /** As in the addresses: `reviews`. */
  name: string;
  /** One of what waits: `apply_review` is the job, `review_approve` stands in the audit log. */
  noun: string;
  table: string;
  /** Where the words of a decision stand, if not in `reason`. */
  reasonColumn?: 'answer';
  /** «Карточку уже одобрили» by the name of the decision. */
  outcomes: Readonly<Record<string, string>>;
  missing: string;
  /** Why nothing is left to decide. */
  withdrawn: string;
  /** What is judged; undefined: it is not there. */
  find: (db: Connection, id: number) => Promise<Subject | undefined>;
  about: (subject: Subject) => AuditEntry['subject'];
  /** Refuses staff who would judge what is their own. */
  checkNotOwn: (db: Connection, viewer: SignedIn, subject: Subject) => Promise<void> | void;
  /** Refuses what cannot be done by this decision, where the answer can still be another one. */
  checkAllowed?: (trx: Connection, proposed: ProposedDecision<Subject>) => Promise<void> | void;
  /** Locks whom and what a decision changes, the person before the card; the row comes after. */
  lock: (trx: Connection, subject: Subject) => Promise<Locked>;
  /** False: it was changed meanwhile, so nothing was decided and it waits again, if it still may. */
  stillStands: (locked: Locked) => boolean;
  /** What follows; answers what the audit log is to say beside the reason, null: it says it itself. */
  apply: (trx: Connection, due: Due<Subject, Locked>) => Promise<AuditDetail | null>;
  /** Ids and times of what this person of the staff may decide now. */
  waiting: (
    db: Connection,
    viewer: Pick<SignedIn, 'id'>,
  ) => AliasableExpression<{ id: number; created_at: Date }>;
  /** What waits has an `urgency`: the highest comes first, and the oldest only among equals. */
  isByUrgency?: true;
  /** As the staff see them, in any order. */
  describe: (db: Connection, ids: number[]) => Promise<Item[]>;
  /** How each is called where a decision can be taken back. */
  titles: (db: Connection, ids: number[]) => Promise<Map<number, string>>;
}

/** What was decided about a thing of a queue, which is under a lock. */
interface Judged {
  decision: string | null;
  reason: string;
  decided_at: Date | null;
  decided_by: number | null;
  applied_at: Date | null;
}

/** Staff may have cards from before they were staff, and complain as anybody does. */
export async function checkNotOwnCard(
  db: Connection,
  viewer: SignedIn,
  { card_id, author_id }: { card_id: number; author_id?: number },
): Promise<void> {
  const { owner_id } = await db
    .selectFrom('cards')
    .select('owner_id')
    .where('id', '=', card_id)
    .executeTakeFirstOrThrow();
  if (viewer.id === owner_id || viewer.id === author_id) throw forbidden(ownWords);
}

/** The same where it is about a person. */
export function checkNotAuthor(viewer: SignedIn, { author_id }: { author_id: number }): void {
  if (viewer.id === author_id) throw forbidden(ownWords);
}

const ownWords = 'Это ваше: пусть решит кто-то другой из сотрудников';

type Outcomes = DecisionQueue['outcomes'];

/**
 * Refuses a second decision and says who was first. The same said again by the same person, whose
 * answer was lost on its way, is no second one: it gets the answer of the first.
 */
export async function checkUndecided(
  db: Connection,
  viewer: SignedIn,
  judged: Judged,
  { decision, reason = '' }: DecisionInput,
  outcomes: Outcomes,
): Promise<{ undo_until: string } | null> {
  if (judged.decided_at === null) return null;
  const isSame = judged.decision === decision && judged.reason === reason;
  if (isSame && judged.decided_by === viewer.id && judged.applied_at === null) {
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
  if (judged.applied_at !== null) {
    throw conflict('Поздно: решение уже подействовало', 'wrong_state');
  }
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
