import type { Review } from '#contract/queued-reviews.ts';
import { moscowDay } from '#contract/russian.ts';
import { type Card, cardToJudge, type JudgedCard } from '#server/cards/access.ts';
import { recordEvent } from '#server/cards/actions.ts';
import { closeOver, showContent } from '#server/cards/lifecycle.actions.ts';
import { tellOwner } from '#server/cards/notes.actions.ts';
import { waitingReviews } from '#server/cards/reviews.queries.ts';
import { toldCard } from '#server/cards/titles.queries.ts';
import { checkNotOwnCard, type DecisionQueue, type Due } from '#server/decisions/access.ts';
import type { Connection } from '#server/platform/database.ts';
import { describeReviews, findReview, type Sent, titlesOfReviews } from './queries.ts';

/** Texts that were sent to be shown. */
export const reviews: DecisionQueue<Sent, JudgedCard, Review> & { name: 'reviews' } = {
  name: 'reviews',
  noun: 'review',
  table: 'card_reviews',
  outcomes: { approve: 'Карточку уже одобрили', reject: 'Карточку уже вернули' },
  missing: 'Такой карточки в очереди нет',
  withdrawn: 'Владелец забрал карточку или прислал другой текст',
  find: findReview,
  about: ({ card_id }) => ({ type: 'card', id: card_id }),
  checkNotOwn: checkNotOwnCard,
  lock: (trx, { card_id }) => cardToJudge(trx, card_id),
  // The owner has taken the card away meanwhile, or is away.
  stillStands: ({ card, isAway }) =>
    !isAway && !card.deleted_at && (card.state === 'moderation' || card.state === 'published'),
  apply: applyReview,
  waiting: waitingReviews,
  describe: describeReviews,
  titles: titlesOfReviews,
};

async function applyReview(trx: Connection, due: Due<Sent, JudgedCard>): Promise<{ slug: string }> {
  const { decision, actor, subject, locked } = due;
  const { card } = locked;
  const { content } = subject;
  const shown = decision === 'approve' && (await showContent(trx, actor, card, content));
  if (!shown) await refuse(trx, card, due);
  const told = await toldCard(trx, card, content);
  const now = new Date();
  // Its last day has passed while it waited: nobody has seen it, and its owner hears only that.
  const isOver = shown && shown.open_until !== null && shown.open_until < moscowDay(now);
  if (isOver) await closeOver(trx, shown, now);
  else {
    const kind = shown ? 'card_published' : 'card_rejected';
    await tellOwner(trx, card, kind, told, shown ? [] : await saidOf(trx, due));
  }
  return { slug: told.slug };
}

/** Why it was refused, and what was said of which field: «О себе: здесь телефон». */
async function saidOf(
  trx: Connection,
  { id, reason, notes }: Due<Sent, JudgedCard>,
): Promise<string[]> {
  const paths = Object.keys(notes);
  const [review] = paths.length > 0 ? await describeReviews(trx, [id]) : [];
  const labels = new Map(review?.fields.map(({ path, label }) => [path, label]));
  const lines = Object.entries(notes).map(([path, note]) => {
    const label = labels.get(path);
    return label ? `${label}: ${note}` : note;
  });
  return [reason, ...lines].filter(Boolean);
}

/** People go on seeing the old text, when there is one. */
async function refuse(
  trx: Connection,
  card: Card,
  { actor, reason }: Due<Sent, JudgedCard>,
): Promise<void> {
  const state = card.state === 'published' ? card.state : 'rejected';
  // The version stays: what the owner is writing meanwhile is not made old by it.
  await trx.updateTable('cards').set({ state }).where('id', '=', card.id).execute();
  await recordEvent(trx, actor, card, { ...card, state }, 'rejected', reason);
}
