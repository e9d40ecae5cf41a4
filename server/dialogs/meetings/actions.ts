import type { Message } from '#contract/messages.ts';
import type { MeetingProposal } from '#contract/meetings.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkOpen, ownChannel, type OwnChannel } from '../access.ts';
import { addSystemLine, postMessage } from '../actions.ts';
import { nextSequence } from '../changes.actions.ts';
import { keepAnswer } from '../first-answers.actions.ts';
import { messageRows } from '../messages.queries.ts';
import { asMessage } from '../rules.ts';
import { ownMeeting } from './access.ts';
import { tellOfStep } from './notes.actions.ts';
import { checkMeetingStep, checkProposal, proposalText, stepText } from './rules.ts';
import { timeZoneOf } from '../zones.queries.ts';
import { zoneOf } from '../zones.rules.ts';

/** Counted with messages, as it is one. */
const countProposal = (db: Database, { id }: SignedIn) =>
  countAttempt(db, { key: `messages:${id}`, most: 60, seconds: 60 });

export async function proposeMeeting(
  db: Database,
  viewer: SignedIn,
  { channel: key, ...proposal }: MeetingProposal & { channel: string },
): Promise<Message> {
  await countProposal(db, viewer);
  return inTransaction(db, async (trx) => {
    const channel = await ownChannel(trx, viewer, { key }, 'lock');
    return postProposal(trx, viewer, channel, proposal);
  });
}

/** Another time instead: the meeting of before is over, a new one is proposed. */
export async function moveMeeting(
  db: Database,
  viewer: SignedIn,
  id: number,
  proposal: MeetingProposal,
): Promise<Message> {
  await countProposal(db, viewer);
  return inTransaction(db, async (trx) => {
    const { channel, meeting, side } = await ownMeeting(trx, viewer, id, 'lock');
    return postProposal(trx, viewer, channel, proposal, async (messageId) => {
      checkMeetingStep(meeting, { side, step: 'move', now: new Date() });
      await changeStatus(trx, channel, id, 'moved');
      // To a calendar it is the same meeting at another time.
      await trx
        .updateTable('meetings')
        .set({ calendar_uid: meeting.calendar_uid, revision: meeting.revision + 1 })
        .where('message_id', '=', messageId)
        .execute();
    });
  });
}

/** `onStored` is called once, however often the same proposal is sent. */
async function postProposal(
  trx: Connection,
  viewer: SignedIn,
  channel: OwnChannel,
  { client_id, ...proposal }: MeetingProposal,
  onStored?: (messageId: number) => Promise<void>,
): Promise<Message> {
  const now = new Date();
  const startsAt = new Date(proposal.starts_at);
  const place = proposal.way === 'phone' ? '' : proposal.place;
  const time_zone = await timeZoneOf(trx, channel);
  const zone = zoneOf(time_zone, startsAt);
  return postMessage(trx, channel, {
    authorId: viewer.id,
    clientId: client_id.toLowerCase(),
    kind: 'meeting',
    text: proposalText({ ...proposal, place, zone }, now),
    onStored: async (message_id) => {
      checkProposal(proposal, now);
      const { way } = proposal;
      await trx
        .insertInto('meetings')
        .values({ message_id, starts_at: startsAt, time_zone, way, place })
        .execute();
      await onStored?.(message_id);
    },
  });
}

export const acceptMeeting = (db: Database, viewer: SignedIn, id: number) =>
  decide(db, viewer, id, 'accept');

export const cancelMeeting = (db: Database, viewer: SignedIn, id: number) =>
  decide(db, viewer, id, 'cancel');

async function decide(
  db: Database,
  viewer: SignedIn,
  id: number,
  step: 'accept' | 'cancel',
): Promise<Message> {
  return inTransaction(db, async (trx) => {
    const { channel, meeting, side } = await ownMeeting(trx, viewer, id, 'lock');
    const now = new Date();
    await checkOpen(trx, viewer, channel.other_id);
    checkMeetingStep(meeting, { side, step, now });
    await changeStatus(trx, channel, id, step === 'accept' ? 'accepted' : 'cancelled');
    if (side === 'other' && channel.owner_id === viewer.id) await keepAnswer(trx, channel.id, now);
    const { starts_at, time_zone, way, place } = meeting;
    const zone = zoneOf(time_zone, starts_at);
    const said = { starts_at: starts_at.toISOString(), zone, way, place };
    await addSystemLine(trx, {
      channelId: channel.id,
      personId: viewer.id,
      text: stepText(step, said, now),
      // Whoever was asked has answered, though not in words of their own.
      isAnswer: side === 'other',
      isUnread: true,
    });
    await tellOfStep(trx, channel, viewer, { step, said, now });
    return asMessage(
      await messageRows(trx).where('messages.id', '=', id).executeTakeFirstOrThrow(),
    );
  });
}

/** The message changes with it, so that both hear of it. */
async function changeStatus(
  trx: Connection,
  channel: OwnChannel,
  id: number,
  status: 'accepted' | 'moved' | 'cancelled',
): Promise<void> {
  const sequence = await nextSequence(trx, channel.id);
  await trx.updateTable('messages').set({ sequence }).where('id', '=', id).execute();
  await trx
    .updateTable('meetings')
    .set((row) => ({ status, revision: row('revision', '+', 1), changed_at: new Date() }))
    .where('message_id', '=', id)
    .execute();
}
