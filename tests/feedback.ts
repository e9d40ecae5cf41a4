import { type feedbackCalls as calls, feedbackCalls } from '#contract/feedback.ts';
import { responseCalls } from '#contract/responses.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { Person, TestDoor } from './factories.ts';
import { createPair, respond } from './responses.ts';

/** Two who have agreed on work; `id` is that of the response. */
export async function createHire(app: TestDoor) {
  const pair = await createPair(app);
  const { id } = await respond(pair.worker, pair);
  const { status, problem } = await pair.family.visitor.call(responseCalls.change, {
    params: { id: String(id) },
    body: { status: 'hired' },
  });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return { ...pair, id };
}

export const good = { again: true, as_agreed: true, on_time: true, text: '' };

export const writeFeedback = (
  { visitor }: Pick<Person, 'visitor'>,
  id: number,
  written: Partial<CallInput<typeof calls.add>['body']> = {},
) => visitor.call(feedbackCalls.add, { params: { id: String(id) }, body: { ...good, ...written } });
