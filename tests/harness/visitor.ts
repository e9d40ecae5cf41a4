import type { FastifyInstance } from 'fastify';
import { apiPrefix, type AnswerOf, type CallInput, type Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';

export interface Reply<E extends Endpoint> {
  status: number;
  headers: Record<string, unknown>;
  /** The answer of success; reading it after a refusal fails the test by its own. */
  data: AnswerOf<E>;
  problem: Problem;
}

/** Somebody with a cookie store, as a browser has it: keeps cookies and sends the XSRF header. */
export class Visitor {
  readonly #server: FastifyInstance;
  readonly cookies = new Map<string, string>();

  constructor(server: FastifyInstance) {
    this.#server = server;
  }

  /** One call of the contract over HTTP. The input is checked by the types only. */
  async call<E extends Endpoint>(
    endpoint: E,
    input?: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<Reply<E>> {
    return this.send(endpoint, input, headers);
  }

  /** The same with any input at all, for wrong ones. */
  async send<E extends Endpoint>(
    endpoint: E,
    input: object = {},
    sentHeaders: Record<string, string> = {},
  ): Promise<Reply<E>> {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: object;
    };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    const { status, headers, text } = await this.request(endpoint.method, apiPrefix + path, {
      ...(query && { query: queryString(query) }),
      ...(body !== undefined && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
      headers: sentHeaders,
    });
    const isJson = String(headers['content-type']).includes('json');
    const json: unknown = isJson && text ? JSON.parse(text) : undefined;
    return { status, headers, data: json as AnswerOf<E>, problem: json as Problem };
  }

  async request(
    method: Endpoint['method'],
    path: string,
    { query = '', body, headers = {} }: RequestParts = {},
  ): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.#getCsrfCookie();
    const answer = await this.#server.inject({
      method,
      url: query ? `${path}?${query}` : path,
      headers: {
        ...(body !== undefined && { 'content-type': typeOf(body) }),
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : Buffer.from(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  }

  async #getCsrfCookie(): Promise<void> {
    await this.request('GET', '/sanctum/csrf-cookie');
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

interface RequestParts {
  query?: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

const typeOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? 'application/json' : 'application/octet-stream';

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map((one: unknown) => [`${key}[]`, String(one)])
      : [[key, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}
