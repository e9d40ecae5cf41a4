import type { ApiReply, ApiRequest } from '#contract/page.ts';

/** A page to be rendered, with what of its scope is plain data. */
export interface RenderOrder {
  kind: 'render';
  page: number;
  url: string;
  headers: [string, string][];
  nonce: string;
  hasSession: boolean;
}

export type ToThread =
  | RenderOrder
  /** The visitor has left. */
  | { kind: 'abort'; page: number }
  /** Of a call that the page has made. */
  | { kind: 'reply'; page: number; call: number; reply: ApiReply }
  | { kind: 'no_reply'; page: number; call: number; error: FaultText }
  | { kind: 'ping' };

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'call'; page: number; call: number; request: PlainRequest }
  | { kind: 'rendered'; page: number; status: number; headers: [string, string][]; html: string }
  | { kind: 'failed'; page: number; error: FaultText }
  /** The page has survived it. */
  | { kind: 'fault'; page: number; error: FaultText }
  | { kind: 'pong' };

/** What of a call goes from thread to thread; pages send no files. */
export type PlainRequest = Pick<ApiRequest, 'method' | 'path' | 'headers'> & { body?: string };

/** Errors lose their class on the way. */
interface FaultText {
  message: string;
  stack: string | undefined;
}

export function faultText(error: unknown): FaultText {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined };
  return { message: error.message, stack: error.stack };
}

export function faultOf({ message, stack }: FaultText): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
