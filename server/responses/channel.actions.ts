import { randomUUID } from 'node:crypto';
import { endSilence } from '#server/cards/lifecycle.actions.ts';
import { ownChannel } from '#server/dialogs/access.ts';
import { addSystemLine, openChannel, postMessage } from '#server/dialogs/actions.ts';
import { keepAnswer } from '#server/dialogs/first-answers.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { JoinedCards, StoredResponse } from './access.ts';
import type { ResponseSide } from '#contract/response-states.ts';
import { lineOf } from './channel.rules.ts';

/** The dialog about the card that is written to, with the text as a message; answers its id. */
export async function writeInChannel(
  trx: Connection,
  { vacancy, resume }: JoinedCards,
  began: ResponseSide,
  text: string,
): Promise<number> {
  const [to, from] = began === 'worker' ? [vacancy, resume] : [resume, vacancy];
  const starterId = from.owner_id;
  const { id } = await openChannel(trx, { cardId: to.id, starterId });
  // The other side is told of the response, which says more than that there is a message.
  const message = { authorId: starterId, clientId: randomUUID(), text };
  const channel = await ownChannel(trx, { id: starterId }, { id }, 'lock');
  await postMessage(trx, channel, { ...message, isTold: true });
  return id;
}

/**
 * A line of ours about a step, for both; nothing where the dialog is gone. `isAnswer`: by it the two
 * have met, so the writer need not wait, and the reader is not warned of a stranger.
 */
export async function writeStep(
  trx: Connection,
  response: StoredResponse,
  { isAnswer = false }: { isAnswer?: boolean } = {},
): Promise<void> {
  const { channel_id, worker_id } = response;
  const text = lineOf(response);
  if (channel_id === null || text === null) return;
  await addSystemLine(trx, { channelId: channel_id, personId: worker_id, text, isAnswer });
}

/** The one who was written to has answered, though not in words of their own. */
export async function noteAnswer(
  trx: Connection,
  { channel_id, began, worker_id, employer_id }: StoredResponse,
  now: Date,
): Promise<void> {
  if (channel_id !== null) await keepAnswer(trx, channel_id, now);
  await endSilence(trx, began === 'worker' ? employer_id : worker_id);
}
