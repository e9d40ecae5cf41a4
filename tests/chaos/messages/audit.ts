import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import type { Side, Talk } from './dialogs.ts';
import type { Follower } from './follower.ts';

/** The whole dialog as one side reads it, page by page, the oldest first. */
async function readAll({ channel }: Talk, { client }: Side): Promise<Message[]> {
  const pages: Message[][] = [];
  let before: number | undefined;
  do {
    const query = before === undefined ? {} : { before };
    const { status, data } = await client.insist(dialogCalls.show, { params: { channel }, query });
    if (status !== 200) throw new Error(`the dialog was answered with ${status}`);
    pages.unshift(data.messages);
    before = data.next_cursor ?? undefined;
  } while (before !== undefined);
  return pages.flat();
}

const inBrief = ({ id, client_id, author_id, text }: Message) =>
  `${id} ${client_id} ${author_id} ${text}`;

/** What two readers of one dialog do not agree about, in words. */
function differences(what: string, one: Message[], other: Message[]): string[] {
  const [first, second] = [one, other].map((list) => list.map(inBrief));
  const at = first?.findIndex((line, index) => line !== second?.[index]) ?? -1;
  if (one.length === other.length && at < 0) return [];
  return [`${what}: ${one.length} and ${other.length} messages, first different: ${first?.[at]}`];
}

/** Faults of one dialog as its people see it through HTTP and as they have followed it. */
export async function auditTalk(talk: Talk, followers: Follower[]): Promise<string[]> {
  const [owner, starter] = talk.sides;
  const seen = await readAll(talk, owner);
  const faults = differences('two sides', seen, await readAll(talk, starter));
  for (const { messages } of followers) {
    const followed = [...messages.values()].toSorted((one, next) => one.id - next.id);
    faults.push(...differences('a follower', seen, followed));
  }
  for (const side of talk.sides) {
    const author = side.acknowledged[0]?.author_id;
    const own = seen.filter(({ author_id }) => author_id === author);
    // Each was sent after the one before had been acknowledged: the order is known.
    faults.push(...differences('acknowledged and stored', side.acknowledged, own));
  }
  return faults.map((fault) => `${talk.channel}: ${fault}`);
}
