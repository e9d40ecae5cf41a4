import { LRUCache } from 'lru-cache';

/** Something made, and what it tells of. */
interface Tagged<Value> {
  value: Value;
  bytes: number;
  tags: readonly string[];
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
  readonly #joinable = new Map<string, Promise<Value | null>>();
  /** Of each making that is under way, what became stale since it began. */
  readonly #stale = new Set<Set<string>>();
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
   * The cached value, or the one that `make` makes now; requests for the same key at the same time
   * share one making. Null: this value may not be shared, and the caller makes their own.
   */
  async value(key: string, make: () => Promise<Tagged<Value> | null>): Promise<Value | null> {
    const cached = this.recall(key);
    if (cached) return cached;
    const running = this.#joinable.get(key);
    if (running) return running;

    this.#makings += 1;
    const made = this.storeFrom(key, make, (tagged) => tagged)
      .then((tagged) => tagged?.value ?? null)
      .finally(() => {
        if (this.#joinable.get(key) === made) this.#joinable.delete(key);
      });
    this.#joinable.set(key, made);
    return made;
  }

  /**
   * Does what nobody else may wait for, since it may turn out to be one's own; what `toCached` makes
   * of it is cached, unless that is null.
   */
  async storeFrom<Done>(
    key: string,
    work: () => Promise<Done>,
    toCached: (done: Done) => Tagged<Value> | null,
  ): Promise<Done> {
    const stale = new Set<string>();
    this.#stale.add(stale);
    try {
      const done = await work();
      const made = toCached(done);
      if (made && !made.tags.some((tag) => stale.has(tag))) this.#store(key, made);
      return done;
    } finally {
      this.#stale.delete(stale);
    }
  }

  /** Drops every value that tells of one of these, those being made included. */
  invalidate(tags: readonly string[]): void {
    const gone = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => gone.has(tag))) this.#entries.delete(key);
    }
    for (const stale of this.#stale) for (const tag of tags) stale.add(tag);
    // Who asks from now on must not get what was read before.
    this.#joinable.clear();
  }

  /** Says that a value takes so much more memory, when it is still cached. */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.value !== value) return;
    this.#entries.set(key, { ...entry, bytes: entry.bytes + bytes });
  }

  /** Its minute begins now, whatever stood there before. */
  #store(key: string, made: Tagged<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, made);
  }
}
