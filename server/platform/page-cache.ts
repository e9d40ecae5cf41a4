import { createHash } from 'node:crypto';
import { gzipParts } from './gzip-parts.ts';

/** A page as the renderer made it for a guest. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Random text that stands in `html` wherever the nonce of one answer must stand. */
  nonce: string;
  /** What the page tells of; null when it may not be kept. */
  tags: readonly string[] | null;
}

/** A page ready to be sent any number of times: put a fresh nonce between the parts. */
export interface KeptPage {
  status: number;
  etag: string;
  parts: readonly Buffer[];
  /** The same, packed; only for pages that were asked for again. */
  gzip?: (nonce: string) => Buffer;
}

interface Entry {
  page: KeptPage;
  tags: readonly string[];
  bytes: number;
  expiresAt: number;
  /** Or is being packed. */
  isPacked: boolean;
}

/** A render that is under way, with what became stale since it began. */
interface Flight {
  page: Promise<KeptPage | null>;
  stale: Set<string>;
}

export interface PageCacheOptions {
  /** Upper bound for all pages together. */
  maxBytes: number;
  /** No page is older than this, whatever was invalidated. */
  ttlMs: number;
  now?: () => number;
}

/** Pages of guests, in memory. The least recently used go first. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #entries = new Map<string, Entry>();
  /** Renders that a new request for the same page may wait for. */
  readonly #joinable = new Map<string, Flight>();
  readonly #flights = new Set<Flight>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, ...options, ttlMs: Math.min(options.ttlMs, 60_000) };
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The kept page, or the one that `render` makes now; requests for the same page at the same time
   * share one render. Null: this page may not be shared, and the caller renders its own.
   */
  async page(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage | null> {
    const kept = this.#recall(key);
    if (kept) return kept;
    const running = this.#joinable.get(key);
    if (running) return running.page;

    const flight: Flight = { page: Promise.resolve(null), stale: new Set() };
    flight.page = this.#fly(key, flight, render);
    this.#joinable.set(key, flight);
    this.#flights.add(flight);
    return flight.page;
  }

  /** Drops every page that tells of one of these, those being rendered included. */
  invalidate(tags: readonly string[]): void {
    const gone = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => gone.has(tag))) this.#forget(key);
    }
    for (const flight of this.#flights) for (const tag of tags) flight.stale.add(tag);
    // Who asks from now on must not get what was read before.
    this.#joinable.clear();
  }

  async #fly(
    key: string,
    flight: Flight,
    render: () => Promise<RenderedPage>,
  ): Promise<KeptPage | null> {
    try {
      const { tags, ...rendered } = await render();
      if (!tags) return null;
      const page = keep(rendered);
      if (!tags.some((tag) => flight.stale.has(tag))) this.#store(key, page, tags);
      return page;
    } finally {
      this.#flights.delete(flight);
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
    }
  }

  #recall(key: string): KeptPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.expiresAt <= this.#options.now()) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    // Most addresses are asked for once; packing each of them would cost more than rendering it.
    if (!entry.isPacked) void this.#pack(key, entry);
    return entry.page;
  }

  #store(key: string, page: KeptPage, tags: readonly string[]): void {
    this.#forget(key);
    const plain = page.parts.reduce((sum, part) => sum + part.length, 0);
    const entry: Entry = {
      page,
      tags,
      bytes: plain + key.length,
      expiresAt: this.#options.now() + this.#options.ttlMs,
      isPacked: false,
    };
    this.#entries.set(key, entry);
    this.#grow(entry.bytes);
  }

  /** Packs in the background; until then the page goes out plain. */
  async #pack(key: string, entry: Entry): Promise<void> {
    entry.isPacked = true;
    const packed = await gzipParts(entry.page.parts);
    if (this.#entries.get(key) !== entry) return;
    entry.page.gzip = packed.withBetween;
    entry.bytes += packed.bytes;
    this.#grow(packed.bytes);
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

function keep({ status, html, nonce }: Omit<RenderedPage, 'tags'>): KeptPage {
  const parts = html.split(nonce).map((part) => Buffer.from(part));
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return { status, parts, etag: `W/"${hash.digest('base64url').slice(0, 27)}"` };
}
