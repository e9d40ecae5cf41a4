import type { Connection } from '#server/platform/database.ts';
import { type DemoAccount, demoAccounts } from '../accounts.ts';
import { lives, mainCards } from './account-cards.ts';
import { addAssessments } from './assessments.ts';
import { addComplaints } from './complaints.ts';
import { addExams } from './exams.ts';
import { addFeedback } from './feedback.ts';
import { addHires } from './hires.ts';
import { addInterest } from './interest.ts';
import { addReferences } from './references.ts';
import { cardsOfStrangers, eventOf, ofAccount, setColumns, type Stage } from './stored.ts';
import { addTariff } from './tariff.ts';
import { addWaiting } from './waiting.ts';
import { blocking, rejection } from './words.ts';

const hour = 3_600_000;
/** Hours since the family found a housekeeper. */
const closedFor = 20 * 24;

/** After the cards were stored as published ones: what became of some of them. */
export async function addLife(
  trx: Connection,
  now: Date,
  owners: ReadonlyMap<string, number>,
): Promise<void> {
  const idOf = ({ phone }: DemoAccount) => owners.get(phone) ?? 0;
  const people = {
    worker: idOf(demoAccounts.worker),
    employer: idOf(demoAccounts.employer),
    moderator: idOf(demoAccounts.moderator),
    admin: idOf(demoAccounts.admin),
  };
  const stage = { trx, people, ago: (hours: number) => new Date(now.getTime() - hours * hour) };
  await addAccountLives(stage);
  await addTariff(stage);
  await addWaiting(stage);
  await addComplaints(stage);
  await addAppeal(stage);
  await addBusy(stage, now);
  await addFeedback(stage, await addHires(stage));
  await addInterest(stage);
  await addAssessments(stage);
  await addExams(stage);
  await addReferences(stage);
}

async function addAccountLives(stage: Stage): Promise<void> {
  const { trx, ago, people } = stage;
  // Their main cards are old ones that were raised just now.
  for (const code of Object.values(mainCards)) {
    const card = await ofAccount(trx, code);
    const since = ago(44 * 24);
    await setColumns(trx, card, { first_published_at: since });
    await trx
      .updateTable('card_events')
      .set({ created_at: since })
      .where('card_id', '=', card.id)
      .execute();
  }

  const paused = await ofAccount(trx, lives.paused);
  await setColumns(trx, paused, { state: 'paused' });
  await eventOf(trx, paused, {
    state: 'paused',
    reason: 'paused',
    actor: people.worker,
    at: ago(30),
  });

  const closed = await ofAccount(trx, lives.closed);
  const closing = { state: 'closed', closing: 'filled', closed_at: ago(closedFor) } as const;
  await setColumns(trx, closed, closing);
  await eventOf(trx, closed, {
    state: 'closed',
    reason: 'closed',
    actor: people.employer,
    at: ago(closedFor),
  });

  const rejected = await ofAccount(trx, lives.rejected);
  const unseen = { content: null, published_at: null, first_published_at: null };
  await setColumns(trx, rejected, { state: 'rejected', ...unseen });
  await trx.deleteFrom('card_events').where('card_id', '=', rejected.id).execute();
  await trx
    .insertInto('card_reviews')
    .values({
      card_id: rejected.id,
      content: JSON.stringify(rejected.draft),
      flags: JSON.stringify([{ check: 'phone', path: 'about', found: '8 900 000-00-01' }]),
      created_at: ago(26),
      decision: 'reject',
      reason: rejection.reason,
      notes: JSON.stringify(rejection.notes),
      decided_at: ago(25),
      decided_by: people.moderator,
      applied_at: ago(25),
    })
    .execute();
  await eventOf(trx, rejected, {
    from: null,
    state: 'draft',
    reason: 'created',
    actor: people.worker,
    at: ago(48),
  });
  await eventOf(trx, rejected, {
    from: 'draft',
    state: 'moderation',
    reason: 'sent',
    actor: people.worker,
    at: ago(26),
  });
  await eventOf(trx, rejected, {
    from: 'moderation',
    state: 'rejected',
    reason: 'rejected',
    actor: people.moderator,
    note: rejection.reason,
    at: ago(25),
  });
}

async function addAppeal({ trx, ago, people }: Stage): Promise<void> {
  const [card] = await cardsOfStrangers(trx, 'resume', { skip: 60, take: 1 });
  if (!card) return;
  const { reason, appeal } = blocking;
  const blocked = { state: 'blocked', blocked_reason: reason, blocked_at: ago(28) } as const;
  await setColumns(trx, card, blocked);
  await eventOf(trx, card, {
    state: 'blocked',
    reason: 'blocked',
    actor: people.moderator,
    note: reason,
    at: ago(28),
  });
  await trx
    .insertInto('appeals')
    .values({ card_id: card.id, text: appeal, created_at: ago(5) })
    .execute();
  await eventOf(trx, card, {
    from: 'blocked',
    state: 'blocked',
    reason: 'appealed',
    actor: card.owner_id,
    at: ago(5),
  });
}

/** Days from now on which somebody is free again. */
const busyDays = [4, 9, 12, 18, 25, 31, 40, 60];

async function addBusy({ trx, ago }: Stage, now: Date): Promise<void> {
  const cards = await cardsOfStrangers(trx, 'resume', { skip: 80, take: busyDays.length });
  for (const [at, card] of cards.entries()) {
    const until = new Date(now.getTime() + (busyDays[at] ?? 1) * 24 * hour);
    await setColumns(trx, card, { busy_until: until.toISOString().slice(0, 10) });
    await eventOf(trx, card, {
      state: 'published',
      reason: 'busy',
      actor: card.owner_id,
      at: ago(at),
    });
  }
}
