import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { keyOf, tokenOf } from './people.ts';

/** Sends messages as apps do, over connections that stay. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });

  /** Of the owner of a dialog; null: it was refused. */
  send(origin: string, dialog: number): Promise<Message | null> {
    const body = JSON.stringify({
      channel: keyOf(dialog),
      client_id: randomUUID(),
      text: 'Здравствуйте! Вы ещё ищете няню?',
    });
    return new Promise((resolve) => {
      const sent = request(origin + apiPrefix + dialogCalls.send.path, {
        method: 'POST',
        agent: this.#agent,
        headers: {
          authorization: `Bearer ${tokenOf(dialog * 2 - 1)}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': `10.1.${(dialog >> 8) & 255}.${dialog & 255}`,
        },
      });
      sent.on('error', () => resolve(null));
      sent.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve(answer.statusCode === 200 ? (JSON.parse(text) as Message) : null);
        });
      });
      sent.end(body);
    });
  }

  stop(): void {
    this.#agent.destroy();
  }
}
