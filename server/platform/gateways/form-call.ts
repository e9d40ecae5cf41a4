import type { z } from 'zod';
import { GatewayError } from './gateway.ts';

const secondsToAnswer = 10;

/**
 * Sends a form to a provider and reads its JSON. What stands in the form stays out of addresses
 * and errors: keys, phones and codes are nobody else's business.
 */
export async function callWithForm<Answer>(
  url: string,
  form: Record<string, string>,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    // A key must not follow a redirect to somebody else.
    redirect: 'error',
    signal: AbortSignal.timeout(secondsToAnswer * 1000),
  }).catch((error: unknown) => fail(reasonOf(error), isTimeout(error)));
  if (!response.ok) {
    await response.body?.cancel();
    return fail(`HTTP ${response.status}`);
  }
  const body = await response
    .json()
    .catch((error: unknown) =>
      isTimeout(error) ? fail(reasonOf(error), true) : fail('the answer is no JSON'),
    );
  const answer = schema.safeParse(body);
  return answer.success ? answer.data : fail('the answer has another form than is known');
}

/** The network or the other side is at fault, which passes. */
function fail(words: string, isTimeout = false): never {
  throw new GatewayError(words, { isFinal: false, isTimeout });
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

function reasonOf(error: unknown): string {
  if (isTimeout(error)) return `no answer in ${secondsToAnswer} seconds`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return `no connection ${code}`.trim();
}
