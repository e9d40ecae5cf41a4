import {
  takesIdempotencyKey,
  type AnswerOf,
  type CallInput,
  type Endpoint,
} from '#contract/endpoint.ts';
import type { ApiTransport } from '#contract/page.ts';
import { ApiError, apiErrorOf } from './api-error.ts';
import { missingPage } from './unavailable-card.ts';
import { formatQuery } from '#contract/query-string.ts';
import { withKeys } from './idempotency-keys.ts';

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  onProgress?: (share: number) => void;
}

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type CallArguments<E extends Endpoint> = [RequiredKeys<CallInput<E>>] extends [never]
  ? [input?: CallInput<E>, options?: CallOptions]
  : [input: CallInput<E>, options?: CallOptions];

export interface Api {
  /** Resolves to the answer of the contract, rejects with `ApiError`. */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<AnswerOf<E>>;
}

interface Parts {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

/** The same door in the browser and in the server's render; only the transport differs. */
export function createApi(transport: ApiTransport): Api {
  const keyedTransport = withKeys(transport);
  return {
    async call(endpoint, ...[input = {}, options = {}]) {
      const { params, query, body } = input as Parts;
      const send = takesIdempotencyKey(endpoint) ? keyedTransport : transport;
      const reply = await send({
        method: endpoint.method,
        path: fillPath(endpoint.path, params) + formatQuery(query ?? {}),
        ...(body !== undefined && { body: isFile(body) ? body : JSON.stringify(body) }),
        ...options,
      });
      if (reply.status >= 300) throw apiErrorOf(reply);
      return (reply.body === '' ? undefined : JSON.parse(reply.body)) as never;
    },
  };
}

const isFile = (body: unknown): body is FormData | Blob =>
  body instanceof FormData || body instanceof Blob;

function fillPath(path: string, params: Parts['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** For loaders: what is missing, or somebody else's, shows the page of 404; what is gone, of 410. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof ApiError && [404, 410].includes(error.problem.status);
    if (isMissing) throw missingPage(error.problem);
    throw error;
  }
}
