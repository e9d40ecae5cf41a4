import { LRUCache } from 'lru-cache';

/** Something made, and what it tells of. */
interface Tagged<Value> {
  value: Value;
  bytes: number;
  tags: readonly string[];
}

/** A making that is under way, with what became stale since it began. */
interface Flight<Value> {
  made: Promise<Value | null>;
  stale: Set<string>;
}

export interface TagCacheOptions {
  /** Upper bound for all values together. */
  maxBytes: number;
  /** No value is older than this, whatever was invalidated. */
  ttlMs: number;
  now?: () => number;
}

/** Values in memory until what they tell of changes. The least recently used go first. */
export class TagCache<Value extends object> {
  readonly #entries: LRUCache<string, Tagged<Value>>;
  /** Makings that a new request for the same key may wait for. */
  readonly #joinable = new Map<string, Flight<Value>>();
  readonly #flights = new Set<Flight<Value>>();
  #hits = 0;
  #makings = 0;

  constructor({ maxBytes, ttlMs, now = Date.now }: TagCacheOptions) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length,
      ttl: ttlMs,
      // A value that grows is no younger for that.
      noUpdateTTL: true,
      perf: { now },
      ttlResolution: 0,
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get counts(): { bytes: number; hits: number; makings: number } {
    return { bytes: this.bytes, hits: this.#hits, makings: this.#makings };
  }

  recall(key: string): Value | undefined {
    const value = this.#entries.get(key)?.value;
    if (value) this.#hits += 1;
    return value;
  }

  /**
   * The kept value, or the one that `make` makes now; requests for the same key at the same time
   * share one making. Null: this value may not be shared, and the caller makes their own.
   */
  async value(key: string, make: () => Promise<Tagged<Value> | null>): Promise<Value | null> {
    const kept = this.recall(key);
    if (kept) return kept;
    const running = this.#joinable.get(key);
    if (running) return running.made;

    this.#makings += 1;
    const flight: Flight<Value> = { made: Promise.resolve(null), stale: new Set() };
    flight.made = this.#fly(key, flight, make);
    this.#joinable.set(key, flight);
    this.#flights.add(flight);
    return flight.made;
  }

  /** Drops every value that tells of one of these, those being made included. */
  invalidate(tags: readonly string[]): void {
    const gone = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => gone.has(tag))) this.#entries.delete(key);
    }
    for (const flight of this.#flights) for (const tag of tags) flight.stale.add(tag);
    // Who asks from now on must not get what was read before.
    this.#joinable.clear();
  }

  /** Says that a value takes so much more memory, when it is still kept. */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.value !== value) return;
    this.#entries.set(key, { ...entry, bytes: entry.bytes + bytes });
  }

  async #fly(
    key: string,
    flight: Flight<Value>,
    make: () => Promise<Tagged<Value> | null>,
  ): Promise<Value | null> {
    try {
      const made = await make();
      if (!made) return null;
      if (!made.tags.some((tag) => flight.stale.has(tag))) this.#keep(key, made);
      return made.value;
    } finally {
      this.#flights.delete(flight);
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
    }
  }

  /** Its minute begins now, whatever stood there before. */
  #keep(key: string, made: Tagged<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, made);
  }
}
