import { randomUUID } from 'node:crypto';
import { type Channel, dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { Person, TestDoor } from './factories.ts';
import { createPair } from './responses.ts';

type Caller = Pick<Person, 'visitor'>;

/** A family that has begun to talk with a worker about their resume. */
export async function createDialog(app: TestDoor) {
  const pair = await createPair(app);
  return { ...pair, channel: await beginDialog(pair.family, pair.resume) };
}

export async function beginDialog(
  { visitor }: Caller,
  { slug }: Pick<OwnCard, 'slug'>,
): Promise<string> {
  const { status, data, problem } = await visitor.call(dialogCalls.open, { body: { card: slug } });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data.channel;
}

export const trySend = (
  { visitor }: Caller,
  channel: string,
  text: string,
  client_id: string = randomUUID(),
) => visitor.call(dialogCalls.send, { body: { channel, text, client_id } });

export async function send(from: Caller, channel: string, text: string): Promise<Message> {
  const { status, data, problem } = await trySend(from, channel, text);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data;
}

export async function showChannel(
  { visitor }: Caller,
  channel: string,
  before?: number,
): Promise<Channel> {
  const query = before === undefined ? {} : { before };
  return (await visitor.call(dialogCalls.show, { params: { channel }, query })).data;
}
