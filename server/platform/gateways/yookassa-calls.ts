import { z } from 'zod';
import { GatewayError } from './gateway.ts';
import type { YookassaSettings } from '../config/yookassa-settings.ts';

interface YookassaCall<Answer extends z.ZodType> {
  /** Of what creates something. */
  key?: string;
  query?: Record<string, string>;
  body?: object;
  schema: Answer;
}

const waitMs = 10_000;

const errorSchema = z.object({ type: z.literal('error') });

/** What asking again cannot help: the request itself is refused, and nothing was done. */
const refusals = [400, 405, 415, 422];

/**
 * One call. Null: 404. Throws GatewayError: `isFinal` when the provider has refused what was asked;
 * not so for anything after which nobody knows what was done. Wrong credentials are not a refusal:
 * the operator mends them, and the payment goes on. No error carries what was sent.
 */
export function callYookassa({ baseUrl, shopId, secretKey }: YookassaSettings) {
  const credentials = Buffer.from(`${shopId}:${secretKey}`).toString('base64');
  return async <Answer extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    { key, query, body, schema }: YookassaCall<Answer>,
  ): Promise<z.output<Answer> | null> => {
    const { status, text } = await request(`${baseUrl}${path}${queryOf(query)}`, {
      method,
      headers: {
        authorization: `Basic ${credentials}`,
        ...(key && { 'idempotence-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
    });
    // A proxy, a firewall or a wrong address answers with pages of its own, which say nothing.
    const isTheirWord = errorSchema.safeParse(readJson(text)).success;
    if (status === 404 && isTheirWord) return null;
    if (status !== 200) {
      const isFinal = refusals.includes(status) && isTheirWord;
      throw new GatewayError(`YooKassa answered ${method} ${path} with ${status}${wordsOf(text)}`, {
        isFinal,
      });
    }
    const parsed = schema.safeParse(readJson(text));
    if (!parsed.success) {
      throw new GatewayError(`YooKassa answered ${method} ${path} unreadably`, { isFinal: false });
    }
    return parsed.data;
  };
}

async function request(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(waitMs);
  try {
    const answer = await fetch(url, { ...init, signal });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new GatewayError('YooKassa does not answer', {
      isFinal: false,
      isTimeout: signal.aborted,
    });
  }
}

const queryOf = (query: Record<string, string> | undefined) =>
  query ? `?${new URLSearchParams(query).toString()}` : '';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The name of what was wrong, not the sentence, which may repeat what was sent. */
function wordsOf(text: string): string {
  const error = readJson(text) as { code?: unknown; parameter?: unknown } | null;
  const words = [error?.code, error?.parameter].filter((word) => typeof word === 'string');
  return words.length > 0 ? ` (${words.join(', ').slice(0, 100)})` : '';
}
