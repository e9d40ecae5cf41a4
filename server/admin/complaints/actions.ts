import type { QueuedComplaint } from '#contract/queued-complaints.ts';
import { checkMayBlock } from '#server/blocking/access.ts';
import { cardToJudge, type JudgedCard } from '#server/cards/access.ts';
import {
  answerTogether,
  blockAndAnswer,
  blockPersonAndAnswer,
  warnPerson,
} from '#server/complaints/answers.actions.ts';
import {
  checkNotAuthor,
  checkNotOwnCard,
  type DecisionQueue,
  type Due,
} from '#server/decisions/access.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { lockAnyUser } from '#server/users/access.ts';
import {
  describeComplaints,
  findComplaint,
  type Subject,
  titlesOfComplaints,
  waitingComplaints,
} from './queries.ts';

type Locked = { judged: JudgedCard } | { person: Awaited<ReturnType<typeof lockAnyUser>> };

export const complaints: DecisionQueue<Subject, Locked, QueuedComplaint> & {
  name: 'complaints';
} = {
  name: 'complaints',
  noun: 'complaint',
  table: 'complaints',
  // `reason` is why somebody complains.
  reasonColumn: 'answer',
  outcomes: {
    dismiss: 'Жалобу уже отклонили',
    warn: 'Человека уже предупредили',
    block: 'Жалобу уже приняли',
  },
  missing: 'Такой жалобы в очереди нет',
  withdrawn: 'Владелец удалил карточку, жалоба закрыта',
  find: findComplaint,
  about: (subject) =>
    'card_id' in subject
      ? { type: 'card', id: subject.card_id }
      : { type: 'user', id: subject.person.id },
  checkNotOwn: async (db, viewer, subject) => {
    for (const author_id of subject.authors) checkNotAuthor(viewer, { author_id });
    if ('card_id' in subject) return checkNotOwnCard(db, viewer, subject);
    return checkMayBlock(viewer, subject.person);
  },
  checkAllowed: (_trx, { subject, input }) => {
    if (input.decision !== 'warn' || 'person' in subject) return;
    throw invalid({ decision: ['Предупредить можно человека, а карточку — оставить или снять'] });
  },
  lock: async (trx, subject) =>
    'card_id' in subject
      ? { judged: await cardToJudge(trx, subject.card_id) }
      : { person: await lockAnyUser(trx, subject.person.id) },
  stillStands: () => true,
  apply: async (trx, due) => {
    const { id, decision, notes } = due;
    const voices = await answerTogether(trx, id, readOf(notes));
    if (decision === 'warn' && 'person' in due.locked && due.locked.person) {
      await warnPerson(trx, due.locked.person, due.reason);
    }
    if (decision !== 'block') return { complaint: String(id), voices: String(voices) };
    await takeAway(trx, due);
    return null;
  },
  waiting: waitingComplaints,
  isByUrgency: true,
  describe: describeComplaints,
  titles: titlesOfComplaints,
};

/** What staff had before their eyes, beside the first; undefined: all that there was. */
const readOf = ({ others }: Record<string, string>): number[] | undefined =>
  others?.split(',').filter(Boolean).map(Number);

async function takeAway(
  trx: Connection,
  { actor, locked, reason }: Due<Subject, Locked>,
): Promise<void> {
  if ('judged' in locked) await blockAndAnswer(trx, actor, locked.judged, reason);
  else if (locked.person) await blockPersonAndAnswer(trx, actor, locked.person, reason);
}
