import { idempotencyHeader, type ApiRequest, type ApiTransport } from '#contract/page.ts';

/**
 * Gives each call a key, by which the server does it once however often it is sent. A call that got
 * no answer may have been done: made anew, before any other one, it is the same intention and keeps
 * its key.
 */
export function withKeys(transport: ApiTransport): ApiTransport {
  let unanswered: { call: string; key: string } | null = null;
  return async (request) => {
    const call = spelled(request);
    const key = unanswered?.call === call ? unanswered.key : newKey();
    unanswered = null;
    const headers = { ...request.headers, [idempotencyHeader]: key };
    try {
      const reply = await transport({ ...request, headers });
      if (reply.status >= 500) unanswered = { call, key };
      return reply;
    } catch (error) {
      unanswered = { call, key };
      throw error;
    }
  };
}

const spelled = ({ method, path, body }: ApiRequest) =>
  `${method} ${path} ${typeof body === 'string' ? body : ''}`;

/** `randomUUID` is there with TLS only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
