import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify';
import { z } from 'zod';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { problemSchema } from '#contract/errors.ts';
import type { Admission } from './admission.ts';
import { checkCsrf, checkSource } from './http/csrf.ts';
import type { Database } from './database.ts';
import type { Deps } from './deps.ts';
import { factorRequired, forbidden, unauthenticated } from './errors.ts';
import { addFormRoute, formType } from './http/form-body.ts';
import { answerOnce, keyedCallOf, type StoredAnswer } from './http/idempotency.ts';
import { isInnerCall } from './http/inner-calls.ts';
import { addressOf, plainAddress } from './http/addresses.ts';
import { addRawRoute } from './http/raw-body.ts';
import { accessCookie, browserCookie } from './http/session-cookies.ts';
import { shareAnswer } from './http/shared-answers.ts';
import { mayCall, type Viewer, type ViewerFor } from './http/viewer.ts';

/** A checked call, as a handler gets it. */
interface Call<E extends Endpoint> {
  viewer: ViewerFor<E['access']>;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  client: Client;
  reply: FastifyReply;
  /** Says which changes make this answer stale; only then pages made of it may be kept. */
  cacheBy: (...tags: string[]) => void;
}

export interface Client {
  address: string;
  userAgent: string;
  /** The cookie by which a browser is known again; see `known-browser.ts`. */
  browser?: string | undefined;
}

/**
 * A handler works with what it is handed for this call, so that one commit can hold all that the
 * call changes.
 */
export type AddRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, deps: Deps) => Promise<z.input<E['answer']>>,
) => void;

export type ResolveViewer = (request: FastifyRequest) => Promise<Viewer>;

/**
 * Without what is essential nobody gets in, out or on: it never waits behind the others. Of what a
 * guest can ask, words of a search cost the most, and a recovery of strange numbers makes everybody
 * wait who commits: each adds a job.
 */
type Demand = 'essential' | 'recovery' | 'search';

interface AddRouteOptions {
  resolveViewer: ResolveViewer;
  admit: Admission;
  /** The list of all that were put on the server. */
  added: Endpoint[];
  /** What waits among itself when more comes than can be answered; nothing: with the others. */
  asksFor?: Demand;
}

/** The way every endpoint of the contract is put on the server. */
export function createAddRoute(
  app: FastifyInstance,
  deps: Deps,
  { resolveViewer, admit, added, asksFor }: AddRouteOptions,
): AddRoute {
  return (endpoint, handler) => {
    added.push(endpoint);
    const viewers = new WeakMap<FastifyRequest, Viewer>();
    const route: RouteOptions = {
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      schema: { ...schemaOf(endpoint), hide: isHidden(endpoint, deps) },
      onRequest: async (request, reply) => {
        // Nobody on the way keeps an answer, unless its handler says that it is everybody's.
        reply.header('cache-control', 'private, no-store');
        const known = await resolveViewer(request);
        // Without the second factor the staff see what a guest sees.
        const viewer = known?.lacks_factor && endpoint.access === 'public' ? null : known;
        viewers.set(request, viewer);
        checkDoor(request, endpoint, viewer, deps);
      },
      handler: async (request, reply) => {
        const viewer = viewers.get(request) ?? null;
        const place = placeOf(request, viewer, { endpoint, asksFor });
        const admitted = <Result>(work: () => Promise<Result>) =>
          place ? admit(place, work) : work();
        const call = callOf<typeof endpoint>(request, reply, viewer, deps);
        const keyed = keyedCallOf(request, endpoint, viewer, deps.config.secret);
        reply.status(endpoint.status);
        if (keyed) {
          const work = async (db: Database) =>
            storable(reply, await handler(call, { ...deps, db }));
          return sendStored(reply, await admitted(() => answerOnce(deps.db, keyed, work)));
        }
        const isGuest = viewer === null && !mayKnowVisitor(request, deps.config);
        const read = endpoint.method === 'GET' && isGuest ? deps.replica : null;
        const work = (db: Database) => handler(call, { ...deps, db });
        const answer = await admitted(() => (read ? read.read(work) : work(deps.db)));
        if (endpoint.answerBytes) return sendFile(reply, endpoint.answerBytes, answer);
        return reply.send(answer);
      },
    };
    const { rawBytes, takesForm } = endpoint;
    if (takesForm) addFormRoute(app, route);
    else if (rawBytes === undefined) app.route(route);
    else addRawRoute(app, { route, bytes: rawBytes, viewerOf: (of) => viewers.get(of) ?? null });
  };
}

/** Spelled before it is stored: an answer that cannot be sent is no success, and changes nothing. */
function storable(reply: FastifyReply, answer: unknown): StoredAnswer {
  const body = answer === undefined ? '' : reply.serialize(answer);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return { status: reply.statusCode, body: text };
}

function sendStored(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.status(status);
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** Null: calls of a page have the place of their page, and files have bounds of their own. */
function placeOf(
  request: FastifyRequest,
  viewer: Viewer,
  { endpoint, asksFor }: { endpoint: Endpoint; asksFor: Demand | undefined },
): Parameters<Admission>[0] | null {
  if (isInnerCall(request) || endpoint.rawBytes || endpoint.answerBytes) return null;
  const who = viewer?.id ?? addressOf(request);
  const isEssential = asksFor === 'essential' || asksFor === 'recovery';
  if (isEssential && viewer === null && hasPassword(request)) return { class: 'signIn', who };
  if (asksFor === 'recovery') return { class: 'recovery', who };
  if (isEssential) return { class: 'essential', who };
  if (viewer) return { class: 'member', who };
  return { class: asksFor === 'search' && hasWords(request) ? 'guestSearch' : 'guestCall', who };
}

function hasWords({ query }: FastifyRequest): boolean {
  const words = (query as Record<string, unknown> | undefined)?.['q'];
  return words !== undefined && words !== '';
}

function hasPassword({ body }: FastifyRequest): boolean {
  return typeof body === 'object' && body !== null && 'password' in body;
}

/** Flows as it is made: a large file is never in memory as a whole. */
function sendFile(reply: FastifyReply, type: string, pieces: unknown): FastifyReply {
  return reply.type(type).send(Readable.from(pieces as AsyncIterable<Uint8Array>));
}

function checkDoor(request: FastifyRequest, endpoint: Endpoint, viewer: Viewer, deps: Deps): void {
  if (endpoint.method !== 'GET') {
    if (endpoint.withoutCsrf) checkSource(request, deps.config);
    else checkCsrf(request, deps.config, viewer);
  }
  if (viewer?.lacks_factor && !endpoint.beforeSecondFactor) throw factorRequired();
  if (mayCall(viewer, endpoint.access)) return;
  throw viewer ? forbidden(endpoint.refusal) : unauthenticated();
}

function callOf<E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  { config }: Deps,
): Call<E> {
  // The schemas of the endpoint have checked these parts, and `mayCall` the viewer.
  const parts = request as unknown as Pick<Call<E>, 'params' | 'query' | 'body'>;
  const sharing = shareAnswer(reply, viewer !== null);
  return {
    get viewer() {
      sharing.looked();
      return viewer as ViewerFor<E['access']>;
    },
    params: parts.params,
    query: parts.query,
    body: parts.body,
    client: {
      address: plainAddress(request.ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      browser: request.cookies[browserCookie(config)],
    },
    reply,
    cacheBy: (...tags) => {
      sharing.cacheBy(...tags);
      if (!viewer && !mayKnowVisitor(request, config)) reply.removeHeader('cache-control');
    },
  };
}

/** A token that has run out is still somebody's. */
const mayKnowVisitor = ({ headers, cookies }: FastifyRequest, config: Deps['config']) =>
  headers.authorization !== undefined || cookies[accessCookie(config)] !== undefined;

/** What only the staff can call is nobody else's reading; the demo shows it. */
const isHidden = ({ access }: Endpoint, { config }: Deps) =>
  config.mode === 'production' && (access === 'moderator' || access === 'admin');

function schemaOf(endpoint: Endpoint): RouteShorthandOptions['schema'] {
  const isSent = (schema: z.ZodType) => !(schema instanceof z.ZodUndefined);
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'session'],
    ...(isSent(endpoint.params) && { params: endpoint.params }),
    ...(isSent(endpoint.query) && { querystring: endpoint.query }),
    ...(isSent(endpoint.body) && { body: endpoint.body }),
    ...(endpoint.rawBytes && { consumes: ['image/*', 'application/octet-stream'] }),
    ...(endpoint.takesForm && { consumes: ['application/json', formType] }),
    response: {
      ...(isSent(endpoint.answer) && { [endpoint.status]: answerOf(endpoint) }),
      default: { content: { 'application/problem+json': { schema: problemSchema } } },
    },
  };
}

function answerOf({ answer, answerBytes }: Endpoint) {
  return answerBytes ? { content: { [answerBytes]: { schema: answer } } } : answer;
}
