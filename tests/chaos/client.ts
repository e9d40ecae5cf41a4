import { randomUUID } from 'node:crypto';
import { apiPrefix, type AnswerOf, type CallInput, type Endpoint } from '#contract/endpoint.ts';
import { idempotencyHeader } from '#contract/page.ts';

export interface Answer<E extends Endpoint> {
  /** 0: no answer came. */
  status: number;
  data: AnswerOf<E>;
  /** When the try that was answered began. */
  askedAt: number;
}

/** How often each status was answered; what a server says while its database is away is judged. */
export type Statuses = Map<number, number>;

/** One person with an app, who has several servers to choose from. */
export class Client {
  readonly #origins: readonly string[];
  readonly #statuses: Statuses;
  readonly #address: string;
  #turn = 0;
  token: string | undefined;

  constructor(origins: readonly string[], statuses: Statuses, address: string) {
    this.#origins = origins;
    this.#statuses = statuses;
    this.#address = address;
  }

  /** The same call until it is answered: a repeat carries the same key, so it is done once. */
  async insist<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const key = randomUUID();
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answer = await this.call(endpoint, input, key);
      if (![0, 502, 503, 504].includes(answer.status) || Date.now() > deadline) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    key: string | null = null,
  ): Promise<Answer<E>> {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const place = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => params?.[name] ?? '');
    const path = query ? `${place}?${new URLSearchParams(query).toString()}` : place;
    this.#turn += 1;
    const origin = this.#origins[this.#turn % this.#origins.length] ?? '';
    const askedAt = Date.now();
    const { status, data } = await this.#send(origin + apiPrefix + path, endpoint.method, {
      body,
      key,
    });
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    return { status, data: data as AnswerOf<E>, askedAt };
  }

  async #send(url: string, method: string, { body, key }: { body?: object; key: string | null }) {
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          'x-forwarded-for': this.#address,
          ...(body && { 'content-type': 'application/json' }),
          ...(this.token && { authorization: `Bearer ${this.token}` }),
          ...(key && { [idempotencyHeader]: key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await answer.text();
      return { status: answer.status, data: text ? (JSON.parse(text) as unknown) : undefined };
    } catch {
      return { status: 0, data: undefined };
    }
  }
}
