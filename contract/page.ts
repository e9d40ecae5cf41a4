import type { Method } from './endpoint.ts';

/** A call that carries the same key again is the same call: it is answered, but not done, again. */
export const idempotencyHeader = 'idempotency-key';

/** One call to the API as it goes over the wire; `path` stands under the root of the API. */
export interface ApiRequest {
  method: Method;
  path: string;
  body?: string | FormData | Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Told while a file is on its way: the share of it that has left, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `body` is empty where there is none. Rejects only when no answer came at all. */
export interface ApiReply {
  status: number;
  body: string;
  /** Of `Retry-After`: when it makes sense to ask again. */
  retryAfterSeconds?: number;
}

export type ApiTransport = (request: ApiRequest) => Promise<ApiReply>;

/**
 * What the server hands the page renderer for one page. It is the only way from one to the other,
 * and nothing of it outlives the request.
 */
export interface PageScope {
  /** Of the content security policy; every inline script of the page carries it. */
  nonce: string;
  /** Calls the API in the name of the visitor. */
  transport: ApiTransport;
  /** False: a guest for certain, so there is no user to ask for. */
  hasSession: boolean;
  /**
   * Gets the whole page as text, and the response goes without: as the body of one it would be
   * encoded only to be decoded again. Whole, so that a late failure can still be a 500.
   */
  takeWhole: (html: string) => void;
  /** Tells the log of a failure that the page itself has survived. */
  report: (error: unknown) => void;
}
