import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Nobody outside can know it. */
const secret = randomBytes(16).toString('hex');

type Asker = Pick<FastifyRequest, 'headers'>;
/** What one page has asked for already. */
type Memory = Map<string, Promise<unknown>>;

const byId = new Map<string, Memory>();
const byVisitor = new WeakMap<Asker, Memory>();
let last = 0;

interface InnerCalls {
  /** Mark the calls that a page makes in the same process. */
  headers: Record<string, string>;
  /** To be called once the page is done. */
  end: () => void;
}

/** The calls of one page have a memory in common, with the visitor who has asked for it. */
export function beginInnerCalls(visitor: Asker): InnerCalls {
  last += 1;
  const id = String(last);
  const memory: Memory = new Map();
  byId.set(id, memory);
  byVisitor.set(visitor, memory);
  return {
    headers: { 'x-inside': secret, 'x-inside-page': id },
    end: () => void byId.delete(id),
  };
}

export const isInnerCall = ({ headers }: Asker): boolean => headers['x-inside'] === secret;

/** Asks once for all calls of a page; any other request asks for itself. */
export function oncePerPage<T>(asker: Asker, key: string, ask: () => Promise<T>): Promise<T> {
  const memory = byVisitor.get(asker) ?? (isInnerCall(asker) ? byId.get(pageOf(asker)) : undefined);
  if (!memory) return ask();
  const known = memory.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  memory.set(key, asked);
  return asked;
}

const pageOf = ({ headers }: Asker): string => String(headers['x-inside-page']);
