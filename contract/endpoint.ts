import { z } from 'zod';

/**
 * Who may call an endpoint. Ownership of a single object is decided behind it, in the room's
 * `access.ts`; somebody else's object answers 404 like a missing one.
 */
export type Access = 'public' | 'user' | 'worker' | 'employer' | 'moderator' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodType;

/** One HTTP call, as both sides see it. Paths are relative to `/api`. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  method: Method;
  /** Fastify spelling: `/v1/vacancy/:slug`. */
  path: `/${string}`;
  access: Who;
  /** Said, in Russian, to somebody of another role; a general sentence unless given. */
  refusal?: string;
  /** One Russian or English line for the published documentation. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** Status of success; 200 unless said. 204 has no body. */
  status: 200 | 201 | 202 | 204;
  /** Harmless when another site makes the browser send it: no XSRF header is asked for. */
  withoutCsrf?: true;
  /** Its work reaches beyond the database, or its answer is a secret or sets cookies. */
  withoutIdempotency?: true;
  /** Open to the staff before they have a second factor. */
  beforeSecondFactor?: true;
  /** The body may also come as a form, as the clients of another's protocol send it. */
  takesForm?: true;
  /** The body is no JSON but the bytes of one file, at most so many; see `rawBody`. */
  rawBytes?: number;
  /** The answer is no JSON but one file of this media type, to be kept; see `answerFile`. */
  answerBytes?: string;
}

/** The body of an endpoint with `rawBytes`: a browser sends a `Blob`, the room gets its bytes. */
export const rawBody = z
  .any()
  .refine((bytes) => bytes instanceof Uint8Array, 'Пришлите сам файл')
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<
  Uint8Array,
  Blob | Uint8Array
>;

/** The answer of an endpoint with `answerBytes`: the room hands it over piece by piece. */
export const answerFile = z
  .any()
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<AsyncIterable<Uint8Array>>;

const nothing = z.undefined();
type Nothing = typeof nothing;

interface EndpointInput<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
  Who extends Access,
> {
  method: Method;
  path: `/${string}`;
  access: Who;
  refusal?: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  status?: Endpoint['status'];
  withoutCsrf?: true;
  withoutIdempotency?: true;
  beforeSecondFactor?: true;
  takesForm?: true;
  rawBytes?: number;
  answerBytes?: string;
}

/** Declares an endpoint; parts that are left out mean «nothing is sent there». */
export function endpoint<
  const Who extends Access,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Answer extends Schema = Nothing,
>(
  input: EndpointInput<Params, Query, Body, Answer, Who>,
): Endpoint<Params, Query, Body, Answer, Who> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    status: input.answer ? 200 : 204,
    ...input,
  };
}

/**
 * Unsafe calls of somebody who is signed in may carry a key (`idempotencyHeader`): however often
 * such a call is sent, it is done once, and every repeat gets the answer of the first.
 */
export function takesIdempotencyKey(
  call: Pick<Endpoint, 'method' | 'access' | 'rawBytes' | 'withoutIdempotency'>,
): boolean {
  if (call.method === 'GET' || call.access === 'public') return false;
  return call.rawBytes === undefined && call.withoutIdempotency !== true;
}

/** What the caller passes: the parts that the endpoint declares, as plain input. */
export type CallInput<E extends Endpoint> = {
  [
    Part in 'params' | 'query' | 'body' as undefined extends z.input<E[Part]> ? never : Part
  ]: z.input<E[Part]>;
} & {
  [Part in 'query' | 'body' as undefined extends z.input<E[Part]> ? Part : never]?: z.input<
    E[Part]
  >;
};

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** The root under which every endpoint of the contract is served. */
export const apiPrefix = '/api';
