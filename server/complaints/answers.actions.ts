import { sql } from 'kysely';
import { cardBySlug } from '#server/cards/lifecycle.access.ts';
import { blockCard } from '#server/cards/lifecycle.actions.ts';
import type { JudgedCard } from '#server/cards/access.ts';
import { toldCard } from '#server/cards/titles.queries.ts';
import { blockLocked } from '#server/blocking/actions.ts';
import { checkNotOwnCard } from '#server/decisions/access.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { answerWords, warningWords } from './notifications.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

type Actor = Pick<SignedIn, 'id'>;

/** Takes away a card that anybody of the staff has come upon. */
export async function blockCardOf(
  db: Database,
  viewer: SignedIn,
  slug: string,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const judged = await cardBySlug(trx, slug);
    await checkNotOwnCard(trx, viewer, { card_id: judged.card.id });
    await blockCard(trx, viewer, judged, reason);
    await answerAll(trx, viewer, { card_id: judged.card.id }, reason);
  });
}

/** One that is away already is not taken away twice; whoever else complained of it is answered. */
export async function blockAndAnswer(
  trx: Connection,
  actor: Actor,
  judged: JudgedCard,
  reason: string,
): Promise<void> {
  const { card } = judged;
  const isThere = card.state !== 'blocked' && !card.deleted_at;
  if (isThere) await blockCard(trx, actor, judged, reason);
  await answerAll(trx, actor, { card_id: card.id }, reason);
}

/** One who is out already is not shut out twice; whoever else complained of them is answered. */
export async function blockPersonAndAnswer(
  trx: Connection,
  actor: Actor,
  person: { id: number; blocked_at: Date | null },
  reason: string,
): Promise<void> {
  if (!person.blocked_at) await blockLocked(trx, actor, person, reason);
  await answerAll(trx, actor, { person_id: person.id }, reason);
}

/** The person stays and is told why; other complaints about them wait for their own decisions. */
export async function warnPerson(
  trx: Connection,
  person: { id: number },
  reason: string,
): Promise<void> {
  const words = warningWords(reason);
  await notify(trx, { user_id: person.id, ...words, heldBackBy: null });
}

/**
 * Tells whoever has complained of the same what was decided: all that was read, or had been said by
 * then. What was said later was read by nobody, and waits. Answers how many were told.
 */
export async function answerTogether(
  trx: Connection,
  id: number,
  read?: readonly number[],
): Promise<number> {
  const beside = await trx
    .updateTable('complaints as voice')
    .from('complaints as judged')
    .set((row) => ({
      decision: row.ref('judged.decision'),
      answer: row.ref('judged.answer'),
      decided_at: row.ref('judged.decided_at'),
      decided_by: row.ref('judged.decided_by'),
      applied_at: new Date(),
    }))
    .where('judged.id', '=', id)
    .whereRef('voice.id', '<>', 'judged.id')
    .where('voice.applied_at', 'is', null)
    .where('voice.withdrawn_at', 'is', null)
    .where('voice.decided_at', 'is', null)
    .whereRef('voice.said_at', '<=', 'judged.decided_at')
    .$if(read !== undefined, (rows) => rows.where('voice.id', 'in', [0, ...(read ?? [])]))
    .where((row) =>
      row.or([
        row('voice.card_id', '=', row.ref('judged.card_id')),
        row('voice.person_id', '=', row.ref('judged.person_id')),
      ]),
    )
    .returning(['voice.author_id', 'voice.card_id'])
    .execute();
  const first = await trx
    .selectFrom('complaints')
    .select(['author_id', 'card_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const voice of [first, ...beside]) await answerComplaint(trx, voice);
  return beside.length + 1;
}

/** Closes all open complaints about a card that was taken away, or a person who was shut out. */
async function answerAll(
  trx: Connection,
  actor: Actor,
  about: { card_id: number } | { person_id: number },
  reason: string,
): Promise<void> {
  const closed = await trx
    .updateTable('complaints')
    .set({
      decision: 'block',
      answer: reason,
      decided_at: sql<Date>`coalesce(decided_at, now())`,
      decided_by: actor.id,
      applied_at: new Date(),
    })
    .where((row) =>
      'card_id' in about
        ? row('card_id', '=', about.card_id)
        : row('person_id', '=', about.person_id),
    )
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['author_id', 'card_id'])
    .execute();
  for (const complaint of closed) await answerComplaint(trx, complaint);
}

/** A card that is no more needs no decision; one that was made already takes effect by itself. */
export async function answerRemoved(db: Database, cardId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const closed = await trx
      .updateTable('complaints')
      .set({ withdrawn_at: new Date() })
      .where('card_id', '=', cardId)
      .where('decided_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where((row) => row.exists(removedCard(trx, cardId)))
      .returning(['author_id', 'card_id'])
      .execute();
    for (const complaint of closed) await answerComplaint(trx, complaint);
  });
}

const removedCard = (trx: Connection, id: number) =>
  trx.selectFrom('cards').select('id').where('id', '=', id).where('deleted_at', 'is not', null);

async function answerComplaint(
  trx: Connection,
  { author_id, card_id }: { author_id: number; card_id: number | null },
): Promise<void> {
  const told = card_id === null ? null : await toldCard(trx, { id: card_id });
  const about = card_id === null ? {} : { card_id };
  const words = answerWords(told?.title ?? null);
  await notify(trx, { user_id: author_id, ...about, ...words, heldBackBy: null });
}
