import { randomUUID } from 'node:crypto';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { ask } from '../audit.ts';
import type { Client } from '../client.ts';
import type { Ledger } from '../ledger.ts';
import { registerWriter, writeCard } from '../writers.ts';

/** One of the two of a dialog, and what the servers have acknowledged to them. */
export interface Side {
  client: Client;
  /** In the order in which they were sent. */
  acknowledged: Message[];
  /** How often they have begun to say that they have read. */
  reads: number;
}

export interface Talk {
  channel: string;
  sides: [Side, Side];
}

/** People who have begun to talk in pairs; both have written, so nobody waits for an answer. */
export async function beginTalks(
  origins: readonly string[],
  url: string,
  ledger: Ledger,
  count: number,
): Promise<Talk[]> {
  const begun: { clients: [Client, Client]; card: string }[] = [];
  while (begun.length < count) {
    const pair = await Promise.all([
      registerWriter(origins, ledger),
      registerWriter(origins, ledger),
    ]);
    const worker = pair.find((one) => one?.kind === 'resume');
    const family = pair.find((one) => one?.kind === 'vacancy');
    const card = worker && (await writeCard(worker, ledger));
    if (!worker || !family || !card)
      throw new Error(`no pair: ${[...ledger.statuses.keys()].join(', ')}`);
    begun.push({ clients: [worker.client, family.client], card });
  }
  await ask(
    url,
    `update users set email_verified_at = now(), phone_verified_at = now(),
    phone = '+7999' || lpad(id::text, 7, '0')`,
  );
  return Promise.all(begun.map(beginTalk));
}

async function beginTalk({ clients, card }: { clients: [Client, Client]; card: string }) {
  const [owner, starter] = clients.map((client): Side => ({ client, acknowledged: [], reads: 0 }));
  if (!owner || !starter) throw new Error('a dialog is of two');
  const { status, data } = await starter.client.insist(dialogCalls.open, { body: { card } });
  if (status !== 200) throw new Error(`the dialog was not begun: ${status}`);
  const talk: Talk = { channel: data.channel, sides: [owner, starter] };
  for (const side of talk.sides) await say(talk, side, 'Здравствуйте');
  return talk;
}

const busy = 429;
const pauseMs = 500;

/**
 * Sends a message until it is acknowledged, always with the same client id; `twice`: by both servers
 * at once, as an app does that has given up waiting.
 */
export async function say(
  { channel }: Pick<Talk, 'channel'>,
  side: Side,
  text: string,
  twice = false,
): Promise<void> {
  const body = { channel, text, client_id: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: twice ? 2 : 1 }, () => insist(side.client, body)),
  );
  const [first] = answers;
  if (!first || answers.some(({ id }) => id !== first.id)) {
    throw new Error(`one message was acknowledged as ${answers.map(({ id }) => id).join(' and ')}`);
  }
  side.acknowledged.push(first);
}

async function insist(
  client: Client,
  body: { channel: string; text: string; client_id: string },
): Promise<Message> {
  for (;;) {
    const { status, data } = await client.insist(dialogCalls.send, { body });
    if (status === 200) return data;
    if (status !== busy) throw new Error(`a message was answered with ${status}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
