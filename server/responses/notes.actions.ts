import { personChannel } from '#contract/realtime.ts';
import type { ResponseSide } from '#contract/response-states.ts';
import { responseChanged } from '#contract/responses.ts';
import { markFullnessChanged } from '#server/cards/responses.actions.ts';
import { toldCard } from '#server/cards/titles.queries.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { publish } from '#server/platform/realtime/events.ts';
import type { StoredResponse } from './access.ts';
import { receivedWords, stateWords } from './notifications.ts';
import { otherSide } from './rules.ts';
import { countUnreadResponses } from './unread.queries.ts';

/** To the one who was written to. */
export async function tellReceiver(trx: Connection, response: StoredResponse): Promise<void> {
  const { began } = response;
  const told = await toldCards(trx, response);
  await notify(trx, {
    user_id: personOf(response, otherSide(began)),
    actor_id: personOf(response, began),
    card_id: began === 'worker' ? response.vacancy_id : response.resume_id,
    ...receivedWords({ ...response, ...told }),
    heldBackBy: 'response',
  });
}

/** What one side has done, or time, to the other; null: nobody has. */
export async function tellState(
  trx: Connection,
  response: StoredResponse,
  to: ResponseSide,
): Promise<void> {
  const told = await toldCards(trx, response);
  await notify(trx, {
    user_id: personOf(response, to),
    card_id: to === 'worker' ? response.resume_id : response.vacancy_id,
    ...stateWords({ ...response, ...told }, to),
    heldBackBy: 'response',
    ...(response.status !== 'expired' && { actor_id: personOf(response, otherSide(to)) }),
  });
}

/** Lists of both change without reload, and what guests see of the vacancy. */
export async function publishChange(trx: Connection, response: StoredResponse): Promise<void> {
  await markFullnessChanged(trx, response.vacancy_id);
  for (const role of ['worker', 'employer'] as const) {
    const id = personOf(response, role);
    await publish(trx, personChannel(id), responseChanged, {
      id: response.id,
      status: response.status,
      unread_responses_count: await countUnreadResponses(trx, { id, role }),
    });
  }
}

export const personOf = (response: StoredResponse, side: ResponseSide): number =>
  side === 'worker' ? response.worker_id : response.employer_id;

async function toldCards(trx: Connection, { vacancy_id, resume_id }: StoredResponse) {
  return {
    vacancy: await toldCard(trx, { id: vacancy_id }),
    resume: await toldCard(trx, { id: resume_id }),
  };
}
